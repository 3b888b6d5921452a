import { eventFromJson, isRequest } from '../../browser/drafts/draft-json.ts';
import {
  changedFiles,
  type DraftEvent,
  type DraftFile,
  type DraftState,
  fileOf,
  type Reduced,
  reduceDrafts,
  textsOf,
} from '../../browser/drafts/draft-state.ts';
import { changeBetween, changeToJson, type FileText } from '../../browser/drafts/file-change.ts';
import type { ChangesJson, HistoryLabels, RequestsMessage, ServerMessage } from '../../browser/protocol.ts';
import type { DraftJournal } from './draft-journal.ts';
import { mergeTexts } from './merge-with-disk.ts';

/**
 * stale: the window does not know the last change yet. It rebases its requests and sends them again. A string says why a request cannot be
 * applied.
 */
type RequestsResult = 'applied' | 'stale' | { readonly error: string };

/** The drafts of a project. It puts the requests of all windows and the changes on disk in one order. */
export class DraftSession {
  readonly #journal: DraftJournal;
  readonly #send: (message: ServerMessage) => void;
  readonly #applied: string[];
  #state: DraftState;
  #sequence = 0;

  /**
   * @param disk the texts of the files on disk
   * @param send is called with each message for all windows
   */
  constructor(
    disk: ReadonlyMap<string, string>,
    journal: DraftJournal,
    send: (message: ServerMessage) => void,
  ) {
    this.#journal = journal;
    this.#send = send;
    const { state, applied } = journal.replayed;
    this.#applied = [...applied];
    const untouched = [...disk].filter(([file]) => !state.files.has(file));
    this.#state = {
      ...state,
      files: new Map([
        ...state.files,
        ...untouched.map(([file, text]): [string, DraftFile] => [file, { text, disk: text }]),
      ]),
    };
    for (const file of state.files.keys()) this.readFromDisk(file, disk.get(file) ?? null);
  }

  get state(): DraftState {
    return this.#state;
  }

  get sequence(): number {
    return this.#sequence;
  }

  get texts(): ReadonlyMap<string, string> {
    return textsOf(this.#state);
  }

  /** The first message for a window. */
  hello(project: Extract<ServerMessage, { type: 'hello' }>['project']): ServerMessage {
    return {
      type: 'hello',
      sequence: this.#sequence,
      files: [...this.#state.files],
      history: this.#history(),
      applied: this.#applied.slice(-1_000),
      project,
    };
  }

  /** Applies the requests of a window, all or none. A request that was applied before is left out. */
  handle({ base, requests }: RequestsMessage): RequestsResult {
    const missing = requests.filter(({ id }) => !this.#applied.includes(id));
    if (missing.length === 0) return 'applied';
    if (base !== this.#sequence) return 'stale';
    try {
      const events = missing.map(({ id, request }) => ({ id, event: eventFromJson(request) }));
      if (!events.every(({ event }) => isRequest(event)))
        return { error: 'Only the server reports what is on disk.' };
      this.#record(events);
      return 'applied';
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Takes the text of a file on disk into account: merges it with what was changed here, or marks a conflict. */
  readFromDisk(file: string, text: FileText): void {
    const before = fileOf(this.#state, file);
    const { disk, theirs } = before;
    if (text === (theirs ? theirs.text : disk)) return;
    // Also if there is a conflict already: it ends when the file on disk is as it was before, such as after a return to its branch.
    const merged = mergeTexts(before.text, disk, text);
    if (merged === undefined) {
      this.#record([{ event: { is: 'conflict', file, text } }]);
      return;
    }
    this.#record([{ event: { is: 'disk', file, text } }]);
    if (merged === before.text) return;
    const changes = new Map([[file, changeBetween(before.text, merged)]]);
    this.#record([{ event: { is: 'step', label: `Change of ${file} outside the studio`, changes } }]);
  }

  /** Notes that files were saved with these texts. */
  saved(texts: ReadonlyMap<string, FileText>): void {
    for (const [file, text] of texts) this.#record([{ event: { is: 'disk', file, text } }]);
  }

  /** The files with unsaved changes. */
  changedFiles(): readonly string[] {
    return changedFiles(this.#state);
  }

  #history(): HistoryLabels {
    const undo = this.#state.undo.at(-1)?.label;
    const redo = this.#state.redo.at(-1)?.label;
    return { ...(undo === undefined ? {} : { undo }), ...(redo === undefined ? {} : { redo }) };
  }

  /** Applies events, and sends them to the windows. If one does not fit, or cannot be written to disk, none is applied. */
  #record(events: readonly { readonly event: DraftEvent; readonly id?: string }[]): void {
    let before = this.#state;
    const entries = events.map((each) => {
      const reduced = reduceDrafts(before, each.event);
      const entry = { ...each, before, reduced };
      before = reduced.state;
      return entry;
    });
    this.#journal.append(entries);
    for (const { event, id, reduced } of entries) this.#apply(event, reduced, id);
  }

  #apply(event: DraftEvent, { state, changes, selected }: Reduced, id: string | undefined): void {
    this.#state = state;
    this.#sequence += 1;
    if (id !== undefined) this.#applied.push(id);
    const sequence = this.#sequence;
    if (event.is === 'disk' || event.is === 'conflict' || event.is === 'settle') {
      const { disk, theirs } = fileOf(state, event.file);
      this.#send({ type: 'disk', sequence, file: event.file, disk, ...(theirs ? { theirs } : {}) });
    }
    if (event.is === 'disk' || event.is === 'conflict') return;
    const json: ChangesJson = [...changes].map(([file, change]) => [file, changeToJson(change)]);
    this.#send({
      type: 'change',
      sequence,
      ...(id === undefined ? {} : { id }),
      changes: json,
      history: this.#history(),
      ...(selected ? { selected } : {}),
    });
  }
}
