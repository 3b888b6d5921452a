#!/usr/bin/env node
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startServer } from './language-server.ts';

// `--stdio` and the other ways to connect are options that the library reads.
startServer(createConnection(ProposedFeatures.all));
