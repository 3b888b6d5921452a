import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { json } from 'pagewright/tooling';
import { ExplainedError } from 'pagewright/tooling/node';
import { eventFromJson, eventToJson } from '../../browser/drafts/draft-json.ts';
import {
  type DraftEvent,
  type DraftFile,
  type DraftState,
  fileOf,
  reduceDrafts,
} from '../../browser/drafts/draft-state.ts';
import { explainDisk } from '../files/explain-disk.ts';
import { makePrivateFolder } from '../files/private-folder.ts';

/** Bytes after which a journal is replaced by the texts it leads to when the studio starts. */
const longestJournal = 20 * 1024 * 1024;

/** How many requests a window may resend after it was disconnected. */
const rememberedRequests = 1_000;

/** An event as it is added. */
interface JournalEntry {
  /** The state before it. */
  readonly before: DraftState;
  readonly event: DraftEvent;
  /** The id of the request that caused it. */
  readonly id?: string;
}

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
  /** The path of the file in messages for people. */
  readonly #name = '.pagewright/studio/journal.jsonl';
  readonly #known = new Set<string>();
  /** What the file holds, in parts. A cleanup may delete it while people work. */
  #written: string[] = [];
  /** The size of the file in bytes. */
  #size = 0;
  readonly replayed: Replayed;

  /** @param folder is created. Throws an ExplainedError if the disk does not accept it */
  constructor(folder: string) {
    this.#file = path.join(folder, 'journal.jsonl');
    try {
      makePrivateFolder(folder);
      const text = existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : '';
      const { length, ...replayed } = this.#replay(text);
      this.replayed = replayed;
      this.#holds(text);
      if (length < text.length) this.#repair(text, length);
      if (length > longestJournal) this.replayed = this.#compact(replayed);
    } catch (error) {
      throw explainDisk(error, this.#name);
    }
  }

  /** Adds events, all or none. Throws an ExplainedError if the disk does not accept them. */
  append(entries: readonly JournalEntry[]): void {
    const added = new Set<string>();
    const lines = entries.flatMap(({ before, event, id }) => {
      const isKnown = (file: string) => this.#known.has(file) || added.has(file);
      // What happens on disk to a file that nobody has changed here is read from disk again.
      if ((event.is === 'disk' || event.is === 'conflict') && !isKnown(event.file)) return [];
      const first = filesOf(event).filter((file) => !isKnown(file));
      for (const file of first) added.add(file);
      return [
        ...first.map((file) => ({ file, ...fileOf(before, file) })),
        { event: eventToJson(event), ...(id === undefined ? {} : { id }) },
      ];
    });
    if (lines.length === 0) return;
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    try {
      this.#restore();
      this.#append(text);
    } catch (error) {
      throw explainDisk(error, this.#name);
    }
    this.#written.push(text);
    this.#size += Buffer.byteLength(text);
    for (const file of added) this.#known.add(file);
  }

  #append(text: string): void {
    try {
      appendFileSync(this.#file, text, { mode: 0o600 });
    } catch (error) {
      // A disk that is full takes a part of a line, and the next line would be lost with it.
      if (existsSync(this.#file)) truncateSync(this.#file, this.#size);
      throw error;
    }
  }

  /** Writes the journal again if it was deleted or cut, such as by `git clean`: events without those before them mean nothing. */
  #restore(): void {
    if ((statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0) === this.#size) return;
    const folder = path.dirname(this.#file);
    // The folder of the project may be moved away. A new one at its place would hide that.
    if (!existsSync(path.resolve(folder, '../..')))
      throw new ExplainedError('The folder of the project is gone. Bring it back, and try again.');
    makePrivateFolder(folder);
    this.#write(this.#written.join(''));
  }

  #holds(text: string): void {
    this.#written = [text];
    this.#size = Buffer.byteLength(text);
  }

  /**
   * Leaves out what cannot be read, so that later events are not lost after it. Keeps a copy if that is more than a line that was not
   * finished.
   */
  #repair(text: string, length: number): void {
    if (text.indexOf('\n', length) >= 0) {
      const copy = this.#file.replace('.jsonl', `-damaged-${Date.now()}.jsonl`);
      copyFileSync(this.#file, copy);
      console.error(`The journal of the studio was damaged, and its last changes are missing. See ${copy}`);
    }
    this.#write(text.slice(0, length));
  }

  /** Replaces the history by the texts it leads to. Without it in the journal, nobody can go back in it. */
  #compact({ state, applied }: Replayed): Replayed {
    const files = [...state.files].filter(([, { text, disk, theirs }]) => text !== disk || theirs);
    const text = files.map(([file, each]) => `${JSON.stringify({ file, ...each })}\n`).join('');
    this.#write(text);
    this.#known.clear();
    return { state: this.#replay(text).state, applied };
  }

  #write(text: string): void {
    writeFileSync(`${this.#file}.new`, text, { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
    this.#holds(text);
  }

  /** Also returns how much of the text could be read. */
  #replay(text: string): Replayed & { readonly length: number } {
    let state: DraftState = { files: new Map(), undo: [], redo: [] };
    const applied: string[] = [];
    let length = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', length)) {
      const entry = parsed(text.slice(length, end));
      if (typeof entry?.file === 'string') {
        this.#known.add(entry.file);
        state = { ...state, files: new Map([...state.files, [entry.file, draftFileIn(entry)]]) };
      } else {
        try {
          ({ state } = reduceDrafts(state, eventFromJson(entry?.event)));
        } catch {
          // A line that is damaged or does not fit. The texts so far are whole, so they are kept.
          break;
        }
        if (typeof entry?.id === 'string') applied.push(entry.id);
      }
      length = end + 1;
    }
    return { state, applied: applied.slice(-rememberedRequests), length };
  }
}

/** The object on a line; undefined for a damaged line. */
function parsed(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return json.isRecord(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : null);

function draftFileIn({ text, disk, theirs }: Readonly<Record<string, unknown>>): DraftFile {
  return {
    text: textIn(text),
    disk: textIn(disk),
    ...(json.isRecord(theirs) ? { theirs: { text: textIn(theirs.text) } } : {}),
  };
}

/** The files that an event changes. Those that undo and redo change are known from their steps. */
function filesOf(event: DraftEvent): readonly string[] {
  if (event.is === 'step') return [...event.changes.keys()];
  return 'file' in event ? [event.file] : [];
}
