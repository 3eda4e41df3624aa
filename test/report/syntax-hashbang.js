#!/usr/bin/env node
let a = ;
