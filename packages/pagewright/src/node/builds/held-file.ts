import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordOf } from '../../json/is-record.ts';
import { isRecord } from '../../json/json-value.ts';
import type { HeldBack } from '../../pipeline/reading/reading-log.ts';
import { readJson } from '../output/json-files.ts';

/** Content that builds hold back, and the time since when they do. */
interface HeldSince extends HeldBack {
  /** ISO date and time. */
  readonly since: string;
}

/** The content that builds hold back, and the responses that the operator has accepted. */
export interface HeldFile {
  /** The content that the last build has held back, except accepted content. */
  list(): readonly HeldSince[];
  /** The keys that the next build accepts. */
  accepted(): readonly string[];
  /** Lets the next build accept some keys. */
  accept(keys: readonly string[]): void;
  /** Called when a build is published. It has used all earlier decisions to accept, so they are removed. */
  write(held: readonly HeldBack[]): void;
}

interface Stored {
  readonly held: readonly HeldSince[];
  readonly accepted: readonly string[];
}

function isHeld(value: unknown): value is HeldSince {
  return isRecord(value) && [value.key, value.what, value.since].every((each) => typeof each === 'string');
}

function readStored(file: string): Stored {
  const stored = readJson(file);
  const { held, accepted } = recordOf(stored);
  return {
    held: Array.isArray(held) ? held.filter(isHeld) : [],
    accepted: Array.isArray(accepted) ? accepted.map(String) : [],
  };
}

/** @param work folder that builds pass on to later builds */
export function heldFile(work: string): HeldFile {
  const file = path.join(work, 'held.json');
  const write = (stored: Stored) => {
    mkdirSync(work, { recursive: true });
    writeFileSync(file, JSON.stringify(stored, null, 1));
  };
  return {
    list() {
      const { held, accepted } = readStored(file);
      return held.filter(({ key }) => !accepted.includes(key));
    },
    accepted: () => readStored(file).accepted,
    accept(keys) {
      const { held, accepted } = readStored(file);
      const chosen = held.filter(({ key }) => keys.includes('*') || keys.includes(key)).map(({ key }) => key);
      write({ held, accepted: [...new Set([...accepted, ...chosen])] });
    },
    write(held) {
      const before = new Map(readStored(file).held.map(({ key, since }) => [key, since]));
      const now = new Date().toISOString();
      write({
        held: held.map((each) => ({ ...each, since: before.get(each.key) ?? now })),
        accepted: [],
      });
    },
  };
}
