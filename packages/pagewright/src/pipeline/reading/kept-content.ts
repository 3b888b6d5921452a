import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rememberCleanHtml } from '../../content/sanitising/clean-html.ts';
import { htmlDigests } from '../../content/sanitising/html-digests.ts';
import type { Decoded } from '../../content/source.ts';
import { isRecord } from '../../schema/json-value.ts';

/** Content that an earlier build read. */
export interface KeptDelivery extends Decoded<unknown> {
  readonly readOn: Date;
}

/** Good content on disk, from build to build. */
export interface KeptContent {
  /** What was committed last for a request; undefined when there is nothing, or nothing that can be read. */
  lastGood(key: string): KeptDelivery | undefined;
  /** Sets content aside until `commit`. */
  stage(key: string, delivery: Decoded<unknown>): void;
  /** Makes what was staged the last good content; called when the output folder has been switched. */
  commit(): void;
}

interface KeptContentOptions {
  /** Folder that outlives builds. */
  readonly folder: string;
  /** Folder of this build, on the same disk; a build that fails throws it away. */
  readonly staging: string;
  /** Address of the content service; each has its own content. */
  readonly base: string | undefined;
}

function parseKept(text: string): Decoded<unknown> | undefined {
  const { content, faults = [], html } = JSON.parse(text);
  if (content === undefined) return undefined;
  rememberCleanHtml(content, html);
  return { content, issues: faults };
}

/** Opens the kept content of one content service. */
export function openKeptContent({ folder, staging, base }: KeptContentOptions): KeptContent {
  const nameOf = (key: string) =>
    `${createHash('sha256').update(`${base} ${key}`).digest('hex').slice(0, 24)}.json`;
  return {
    lastGood(key) {
      const file = path.join(folder, nameOf(key));
      try {
        const kept = parseKept(readFileSync(file, 'utf8'));
        return kept && { ...kept, readOn: statSync(file).mtime };
      } catch (error) {
        // A file that is damaged is as good as none; a disk that cannot be read is not.
        if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
        if (isRecord(error) && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    stage(key, { content, issues: faults }) {
      mkdirSync(staging, { recursive: true });
      const text = JSON.stringify({ key, content, faults, html: htmlDigests(content) });
      writeFileSync(path.join(staging, nameOf(key)), text);
    },
    commit() {
      mkdirSync(staging, { recursive: true });
      mkdirSync(folder, { recursive: true });
      // One step for each file: a build that is killed here leaves each of them whole, old or new.
      for (const name of readdirSync(staging)) renameSync(path.join(staging, name), path.join(folder, name));
    },
  };
}
