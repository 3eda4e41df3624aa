#!/bin/sh
# Tests the runner of tests: this one passes but leaves a process running.
sleep 1000 > /dev/null 2>&1 &
echo $! > "$PID_FILE"
