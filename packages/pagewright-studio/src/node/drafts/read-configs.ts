import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pagesFolder } from '../project-data.ts';
import type { DraftSession } from './draft-session.ts';

/** Gives a session the text that a page config has on disk now. */
export function readConfig(root: string, session: DraftSession, file: string): void {
  const full = path.join(root, pagesFolder, file);
  session.readFromDisk(file, existsSync(full) ? readFileSync(full, 'utf8') : null);
}

/** Gives a session what is on disk now of all page configs: of those it knows, and of `others`. */
export function readConfigs(root: string, session: DraftSession, others: Iterable<string>): void {
  for (const file of new Set([...session.state.files.keys(), ...others])) readConfig(root, session, file);
}
