import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rememberCleanHtml } from '../../content/sanitising/clean-memory.ts';
import { htmlDigests } from '../../content/sanitising/html-digests.ts';
import type { Decoded } from '../../content/source.ts';
import type { KeptContent, KeptEntry } from '../../pipeline/reading/kept-content.ts';
import { errorCode } from '../files/error-code.ts';
import { hexDigest } from '../files/hex-digest.ts';

interface KeptFilesOptions {
  /** Folder that is kept from build to build. */
  readonly folder: string;
  /** Folder of this build, on the same disk. A failed build deletes it. */
  readonly staging: string;
  /** URL of the content service of a cache key. Content is kept separately for each service. */
  readonly baseOf: (key: string) => string | undefined;
}

function parseKept(text: string): Decoded<unknown> | undefined {
  const { content, issues = [], html } = JSON.parse(text);
  if (content === undefined) return undefined;
  rememberCleanHtml(content, html);
  return { content, issues };
}

const digestOf = (text: string) => hexDigest(64, text);

/** Reads a file with content; undefined if it is missing or damaged. Throws other errors of the file system. */
function readKept(file: string): KeptEntry | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const kept = parseKept(text);
    return kept && { ...kept, readOn: statSync(file).mtime, stored: digestOf(text) };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Opens the folder with the kept content of the content services. */
export function openKeptFiles({ folder, staging, baseOf }: KeptFilesOptions): KeptContent {
  const nameOf = (key: string) => `${hexDigest(40, `${baseOf(key)} ${key}`)}.json`;
  const staged = new Set<string>();
  return {
    lastGood: (key) => readKept(path.join(folder, nameOf(key))),
    latest(key) {
      const name = nameOf(key);
      return readKept(path.join(staged.has(name) ? staging : folder, name));
    },
    stage(key, { content, issues }) {
      const text = JSON.stringify({ key, content, issues, html: htmlDigests(content) });
      const name = nameOf(key);
      mkdirSync(staging, { recursive: true });
      writeFileSync(path.join(staging, name), text);
      staged.add(name);
      return digestOf(text);
    },
    commit() {
      mkdirSync(staging, { recursive: true });
      mkdirSync(folder, { recursive: true });
      // Renaming is atomic, so after a killed build each file is complete, old or new.
      for (const name of readdirSync(staging)) renameSync(path.join(staging, name), path.join(folder, name));
    },
  };
}
