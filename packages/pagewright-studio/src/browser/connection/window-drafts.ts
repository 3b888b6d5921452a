import { eventFromJson, eventToJson } from '../drafts/draft-json.ts';
import type { DraftRequest, Step } from '../drafts/draft-state.ts';
import { changeBetween, type FileChange } from '../drafts/file-change.ts';
import { applyChanges, rebaseSteps, type Texts } from '../drafts/pending-steps.ts';
import { isValidJson } from '../drafts/valid-json.ts';
import { mergeValues } from '../edits/merge-values.ts';

/** A request that the server has not confirmed. */
interface PendingRequest {
  readonly id: string;
  readonly request: DraftRequest;
}

/** Pending requests and the texts that they change, for a window that opens again. */
interface KeptRequests {
  readonly texts: readonly (readonly [file: string, text: string | null])[];
  readonly requests: readonly { readonly id: string; readonly request: unknown }[];
}

/**
 * The texts that a window shows: the texts of the server, with the steps that it has not confirmed yet. Undo and redo are pending too, but
 * show only when the server has done them, because only it knows the history.
 */
export class WindowDrafts {
  readonly server: Texts;
  readonly pending: readonly PendingRequest[];
  readonly shown: Texts;

  constructor(server: Texts, pending: readonly PendingRequest[] = [], shown?: Texts) {
    this.server = server;
    this.pending = pending;
    this.shown =
      shown ?? stepsOf(pending).reduce((texts, { changes }) => applyChanges(texts, changes), server);
  }

  /** Adds a request. @throws UnfitChangeError for a step that is for other texts */
  add(id: string, request: DraftRequest): WindowDrafts {
    const shown = request.is === 'step' ? applyChanges(this.shown, request.changes) : this.shown;
    return new WindowDrafts(this.server, [...this.pending, { id, request }], shown);
  }

  /** Takes a change of the server into account. @param id of the request that caused it */
  receive(changes: Step['changes'], id: string | undefined): WindowDrafts {
    const server = applyChanges(this.server, changes);
    const [first, ...rest] = this.pending;
    if (first && first.id === id && first.request.is === 'step')
      return new WindowDrafts(server, rest, this.shown);
    const others = this.pending.filter((each) => each.id !== id);
    return withoutBrokenTexts(this, new WindowDrafts(server, rebase(others, this.server, changes)));
  }

  /** Takes the texts of the server into account after a disconnection. @param applied the requests that the server has applied */
  reconnect(server: Texts, applied: ReadonlySet<string>): WindowDrafts {
    const known = stepsOf(this.pending.filter(({ id }) => applied.has(id)));
    const base = known.reduce((texts, { changes }) => applyChanges(texts, changes), this.server);
    const missing = this.pending.filter(({ id }) => !applied.has(id));
    return withoutBrokenTexts(
      this,
      new WindowDrafts(server, rebase(missing, base, changesBetween(base, server))),
    );
  }

  /** Gives up single requests that the server refuses, but not what they wrote: it becomes one step. */
  asOneStep(id: string, label: string): WindowDrafts {
    const changes = changesBetween(this.server, this.shown);
    const pending: PendingRequest[] =
      changes.size > 0 ? [{ id, request: { is: 'step', label, changes } }] : [];
    return new WindowDrafts(this.server, pending, this.shown);
  }

  keep(): KeptRequests {
    const files = new Set(stepsOf(this.pending).flatMap(({ changes }) => [...changes.keys()]));
    return {
      texts: [...files].map((file) => [file, this.server.get(file) ?? null]),
      requests: this.pending.map(({ id, request }) => ({ id, request: eventToJson(request) })),
    };
  }
}

/** Merges the values of a file, if rebasing has turned its text from JSON into text that is not JSON. */
function withoutBrokenTexts(before: WindowDrafts, after: WindowDrafts): WindowDrafts {
  const files = new Set(stepsOf(after.pending).flatMap(({ changes }) => [...changes.keys()]));
  let drafts = after;
  for (const file of files) {
    const [base, mine, theirs] = [before.server, before.shown, after.server].map((texts) => texts.get(file));
    if (base === undefined || mine === undefined || theirs === undefined) continue;
    if (isValidJson(after.shown.get(file) ?? '{}') || ![base, mine, theirs].every(isValidJson)) continue;
    const change = changeBetween(theirs, mergeValues(base, mine, theirs));
    drafts = new WindowDrafts(after.server, withOneChange(drafts.pending, file, change));
  }
  return drafts;
}

/** The same requests with only one change of a file: a new one, in the last request that had one. */
function withOneChange(
  pending: readonly PendingRequest[],
  file: string,
  change: FileChange,
): readonly PendingRequest[] {
  const last = pending.findLastIndex(({ request }) => request.is === 'step' && request.changes.has(file));
  return pending.map((each, index) => {
    if (each.request.is !== 'step' || !each.request.changes.has(file)) return each;
    const changes = new Map(each.request.changes);
    if (index === last) changes.set(file, change);
    else changes.delete(file);
    return { ...each, request: { ...each.request, changes } };
  });
}

/** The drafts of a window as it was closed. @throws RangeError if what was kept is damaged */
export function keptDrafts({ texts, requests }: KeptRequests): WindowDrafts {
  const server = new Map(texts.flatMap(([file, text]) => (text === null ? [] : [[file, text]])));
  const pending = requests.flatMap(({ id, request }): PendingRequest[] => {
    const event = eventFromJson(request);
    return event.is === 'step' ? [{ id, request: event }] : [];
  });
  return new WindowDrafts(server, pending);
}

function stepsOf(pending: readonly PendingRequest[]): readonly Step[] {
  return pending.flatMap(({ request }) => (request.is === 'step' ? [request] : []));
}

/** The changes from texts to others, of files that the first have or the second add. */
function changesBetween(before: Texts, after: Texts): Step['changes'] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return new Map(
    [...files].flatMap((file) => {
      const [from, to] = [before.get(file) ?? null, after.get(file) ?? null];
      return from === to ? [] : [[file, changeBetween(from, to)]];
    }),
  );
}

function rebase(
  pending: readonly PendingRequest[],
  texts: Texts,
  over: Step['changes'],
): readonly PendingRequest[] {
  const steps = rebaseSteps(stepsOf(pending), texts, over);
  let next = 0;
  return pending.map((each) => {
    if (each.request.is !== 'step') return each;
    const step = steps[next];
    next += 1;
    return step ? { ...each, request: { is: 'step', ...step } } : each;
  });
}
