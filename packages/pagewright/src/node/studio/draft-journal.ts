import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../schema/json-value.ts';
import { eventFromJson, eventToJson } from '../../studio/drafts/draft-json.ts';
import {
  type DraftEvent,
  type DraftFile,
  type DraftState,
  fileOf,
  reduceDrafts,
} from '../../studio/drafts/draft-state.ts';

/** Bytes after which a journal is replaced by the texts it leads to when the studio starts. */
const longestJournal = 20 * 1024 * 1024;

/** How many requests a window may resend after it was disconnected. */
const rememberedRequests = 1_000;

/** What a journal holds: the files as they were before their first change, and what happened since. */
interface Replayed {
  readonly state: DraftState;
  readonly applied: readonly string[];
}

/**
 * The journal of the studio: everything that people did since they last had no unsaved change and no history. It is on disk before a window
 * hears of it, so nothing is lost when the process is killed. Each line is one JSON object.
 */
export class DraftJournal {
  readonly #file: string;
  readonly #known = new Set<string>();
  readonly replayed: Replayed;

  /** @param folder is created */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#file = path.join(folder, 'journal.jsonl');
    const text = existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : '';
    this.replayed = this.#replay(text);
    if (text.length > longestJournal) this.#compact();
  }

  /** Adds an event. @param state before it */
  append(state: DraftState, event: DraftEvent, id?: string): void {
    // What happens on disk to a file that nobody has changed here is read from disk again.
    if ((event.is === 'disk' || event.is === 'conflict') && !this.#known.has(event.file)) return;
    const lines = filesOf(event).flatMap((file) => {
      if (this.#known.has(file)) return [];
      this.#known.add(file);
      return [{ file, ...fileOf(state, file) }];
    });
    const all = [...lines, { event: eventToJson(event), ...(id === undefined ? {} : { id }) }];
    appendFileSync(this.#file, all.map((line) => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600 });
  }

  /** Replaces the history by the texts it leads to. */
  #compact(): void {
    const files = [...this.replayed.state.files].filter(
      ([, { text, disk, theirs }]) => text !== disk || theirs,
    );
    const text = files.map(([file, state]) => `${JSON.stringify({ file, ...state })}\n`).join('');
    writeFileSync(`${this.#file}.new`, text, { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }

  #replay(text: string): Replayed {
    let state: DraftState = { files: new Map(), undo: [], redo: [] };
    const applied: string[] = [];
    for (const line of text.split('\n')) {
      const entry = parsed(line);
      if (!entry) continue;
      if (typeof entry.file === 'string') {
        this.#known.add(entry.file);
        state = { ...state, files: new Map([...state.files, [entry.file, draftFileIn(entry)]]) };
        continue;
      }
      try {
        ({ state } = reduceDrafts(state, eventFromJson(entry.event)));
        if (typeof entry.id === 'string') applied.push(entry.id);
      } catch {
        // A line that does not fit. The texts so far are whole, so they are kept.
        return { state, applied };
      }
    }
    return { state, applied: applied.slice(-rememberedRequests) };
  }
}

/** The object on a line; undefined for the last line of a process that was killed while it wrote. */
function parsed(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return isRecord(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : null);

function draftFileIn({ text, disk, theirs }: Readonly<Record<string, unknown>>): DraftFile {
  return {
    text: textIn(text),
    disk: textIn(disk),
    ...(isRecord(theirs) ? { theirs: { text: textIn(theirs.text) } } : {}),
  };
}

/** The files that an event changes. Those that undo and redo change are known from their steps. */
function filesOf(event: DraftEvent): readonly string[] {
  if (event.is === 'step') return [...event.changes.keys()];
  return 'file' in event ? [event.file] : [];
}
