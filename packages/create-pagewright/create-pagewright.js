#!/usr/bin/env node
import { argv } from 'node:process';

// Package managers find the command of `npm create pagewright` by the name of this package. The work is that of `pagewright init`, which
// gets all arguments.
argv.splice(2, 0, 'init');
await import('pagewright/cli');
