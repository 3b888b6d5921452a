import { applyChange, composeChanges, type FileChange, type FileText, invertChange } from './file-change.ts';

/** A file of `page-configs/` in the studio. */
export interface DraftFile {
  /** What the studio shows. */
  readonly text: FileText;
  /** What was last read from disk, or written to it. */
  readonly disk: FileText;
  /** What is on disk now, if it cannot be merged with `text`. The file cannot be saved until somebody has decided. */
  readonly theirs?: { readonly text: FileText };
}

/** A part of a config that is selected, by the steps to it. */
export interface SelectedPart {
  readonly file: string;
  readonly steps: readonly (string | number)[];
}

/** One thing that somebody did, in one or more files. */
export interface Step {
  /** What it did, for undo: "Move section". */
  readonly label: string;
  /** Steps in a row with the same group are undone together, as the characters that are typed into a field. */
  readonly group?: string;
  /** What is selected before and after. */
  readonly selected?: { readonly before?: SelectedPart; readonly after?: SelectedPart };
  /** The changes by file. */
  readonly changes: ReadonlyMap<string, FileChange>;
}

export type DraftRequest =
  | ({ readonly is: 'step' } & Step)
  | { readonly is: 'undo' }
  | { readonly is: 'redo' }
  /** Decides about a file that cannot be merged. */
  | { readonly is: 'settle'; readonly file: string; readonly keep: 'mine' | 'theirs' };

export type DraftEvent =
  | DraftRequest
  /** The file on disk has this text, because it was saved, or because its change was merged. */
  | { readonly is: 'disk'; readonly file: string; readonly text: FileText }
  | { readonly is: 'conflict'; readonly file: string; readonly text: FileText };

interface HistoryEntry extends Omit<Step, 'changes'> {
  readonly changes: Step['changes'];
  readonly inverse: Step['changes'];
}

/** The drafts of a project with their history. Reducing equal events gives equal states on the server and in windows. */
export interface DraftState {
  readonly files: ReadonlyMap<string, DraftFile>;
  readonly undo: readonly HistoryEntry[];
  readonly redo: readonly HistoryEntry[];
}

/** A state after an event. */
export interface Reduced {
  readonly state: DraftState;
  /** What changed in the texts. */
  readonly changes: Step['changes'];
  /** What an undo or redo selects. */
  readonly selected?: SelectedPart;
}

const nothing: Step['changes'] = new Map();

const noFile: DraftFile = { text: null, disk: null };

/** The longest history. Older steps cannot be undone. */
const maxSteps = 2_000;

/** The draft of a file; one without text if there is no such file. */
export function fileOf(state: DraftState, file: string): DraftFile {
  return state.files.get(file) ?? noFile;
}

function withFile(state: DraftState, name: string, file: DraftFile): DraftState {
  const files = new Map(state.files);
  if (file.text === null && file.disk === null && !file.theirs) files.delete(name);
  else files.set(name, file);
  return { ...state, files };
}

function withChanges(state: DraftState, changes: Step['changes']): DraftState {
  const files = new Map(state.files);
  for (const [name, change] of changes) {
    const file = fileOf(state, name);
    const text = applyChange(file.text, change);
    if (text === null && file.disk === null && !file.theirs) files.delete(name);
    else files.set(name, { ...file, text });
  }
  return { ...state, files };
}

function invert(state: DraftState, changes: Step['changes']): Step['changes'] {
  return new Map(
    [...changes].map(([name, change]) => [name, invertChange(fileOf(state, name).text, change)]),
  );
}

/** @param state before both entries */
function joined(
  state: DraftState,
  first: HistoryEntry,
  second: Step,
  inverse: Step['changes'],
): HistoryEntry {
  const before = withChanges(state, first.inverse);
  const changes = new Map(first.changes);
  const back = new Map(first.inverse);
  for (const [name, change] of second.changes) {
    const { text } = fileOf(state, name);
    const earlier = first.changes.get(name);
    changes.set(name, earlier ? composeChanges(fileOf(before, name).text, earlier, change) : change);
    const earlierBack = first.inverse.get(name);
    const laterBack = inverse.get(name);
    if (!laterBack) continue;
    back.set(
      name,
      earlierBack ? composeChanges(applyChange(text, change), laterBack, earlierBack) : laterBack,
    );
  }
  const selected = { ...first.selected, ...(second.selected?.after ? { after: second.selected.after } : {}) };
  return { ...first, selected, changes, inverse: back };
}

function step(state: DraftState, done: Step): Reduced {
  const { label, group, selected, changes } = done;
  const inverse = invert(state, changes);
  const last = state.undo.at(-1);
  const isSame = group !== undefined && last?.group === group && state.redo.length === 0;
  const entry = isSame
    ? joined(state, last, done, inverse)
    : {
        label,
        changes,
        inverse,
        ...(group === undefined ? {} : { group }),
        ...(selected ? { selected } : {}),
      };
  const undo = [...(isSame ? state.undo.slice(0, -1) : state.undo), entry].slice(-maxSteps);
  return { state: { ...withChanges(state, changes), undo, redo: [] }, changes };
}

function goBack(state: DraftState): Reduced {
  const entry = state.undo.at(-1);
  if (!entry) return { state, changes: nothing };
  return {
    state: {
      ...withChanges(state, entry.inverse),
      undo: state.undo.slice(0, -1),
      redo: [...state.redo, entry],
    },
    changes: entry.inverse,
    ...(entry.selected?.before ? { selected: entry.selected.before } : {}),
  };
}

function goForward(state: DraftState): Reduced {
  const entry = state.redo.at(-1);
  if (!entry) return { state, changes: nothing };
  return {
    state: {
      ...withChanges(state, entry.changes),
      undo: [...state.undo, entry],
      redo: state.redo.slice(0, -1),
    },
    changes: entry.changes,
    ...(entry.selected?.after ? { selected: entry.selected.after } : {}),
  };
}

function settle(state: DraftState, name: string, keep: 'mine' | 'theirs'): Reduced {
  const { theirs, ...file } = fileOf(state, name);
  if (!theirs) return { state, changes: nothing };
  const settled = withFile(state, name, { ...file, disk: theirs.text });
  if (keep === 'mine') return { state: settled, changes: nothing };
  return step(settled, {
    label: `Take ${name} from disk`,
    changes: new Map([[name, { write: theirs.text }]]),
  });
}

/**
 * The state after an event. Server and windows compute it from the same events, so they agree.
 * @throws UnfitChangeError if a step is for other texts
 */
export function reduceDrafts(state: DraftState, event: DraftEvent): Reduced {
  switch (event.is) {
    case 'step':
      return step(state, event);
    case 'undo':
      return goBack(state);
    case 'redo':
      return goForward(state);
    case 'settle':
      return settle(state, event.file, event.keep);
    case 'disk': {
      const { theirs: _, ...file } = fileOf(state, event.file);
      return { state: withFile(state, event.file, { ...file, disk: event.text }), changes: nothing };
    }
    case 'conflict': {
      const file = fileOf(state, event.file);
      return {
        state: withFile(state, event.file, { ...file, theirs: { text: event.text } }),
        changes: nothing,
      };
    }
  }
}

/** The texts that the studio shows. */
export function textsOf({ files }: DraftState): ReadonlyMap<string, string> {
  return new Map([...files].flatMap(([name, { text }]) => (text === null ? [] : [[name, text]])));
}

/** The files that differ from the disk, in the order of their names. */
export function changedFiles({ files }: DraftState): readonly string[] {
  return [...files].flatMap(([name, { text, disk }]) => (text === disk ? [] : [name])).toSorted();
}
