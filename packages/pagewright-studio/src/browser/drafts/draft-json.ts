import { json } from 'pagewright/tooling';
import type { DraftEvent, DraftRequest, SelectedPart, Step } from './draft-state.ts';
import { changeFromJson, changeToJson, type FileChange, type FileText } from './file-change.ts';

/** An event as JSON: the changes of a step are a list. */
type DraftEventJson = Readonly<Record<string, unknown>>;

/** An event as JSON. {@link eventFromJson} reads it. */
export function eventToJson(event: DraftEvent): DraftEventJson {
  if (event.is !== 'step') return event;
  return { ...event, changes: [...event.changes].map(([file, change]) => [file, changeToJson(change)]) };
}

const isText = (value: unknown): value is FileText => value === null || typeof value === 'string';

function changeIn(value: unknown): FileChange {
  if (json.isRecord(value) && 'edits' in value) return changeFromJson({ edits: value.edits });
  if (json.isRecord(value) && isText(value.write)) return { write: value.write };
  throw new RangeError('Expected edits or a text.');
}

function changesIn(value: unknown): Step['changes'] {
  if (!Array.isArray(value)) throw new RangeError('Expected a list of changes.');
  return new Map(
    value.map((each: unknown): [string, FileChange] => {
      const [file, change]: unknown[] = Array.isArray(each) ? each : [];
      if (typeof file !== 'string') throw new RangeError('Expected the name of a file.');
      return [file, changeIn(change)];
    }),
  );
}

function partIn(value: unknown): SelectedPart | undefined {
  if (!json.isRecord(value) || typeof value.file !== 'string' || !Array.isArray(value.steps))
    return undefined;
  const steps = value.steps.filter((each) => typeof each === 'string' || typeof each === 'number');
  return { file: value.file, steps };
}

function stepIn({ label, group, selected, changes }: DraftEventJson): DraftRequest {
  const { before, after } = json.isRecord(selected) ? selected : {};
  const [from, to] = [partIn(before), partIn(after)];
  return {
    is: 'step',
    label: typeof label === 'string' ? label : '',
    ...(typeof group === 'string' ? { group } : {}),
    ...(from || to ? { selected: { ...(from ? { before: from } : {}), ...(to ? { after: to } : {}) } } : {}),
    changes: changesIn(changes),
  };
}

/**
 * An event that was sent or stored as JSON.
 * @throws RangeError if it is not an event
 */
export function eventFromJson(event: unknown): DraftEvent {
  if (!json.isRecord(event)) throw new RangeError('Expected an event.');
  const { is, file, keep, text } = event;
  if (is === 'step') return stepIn(event);
  if (is === 'undo' || is === 'redo') return { is };
  if (typeof file !== 'string') throw new RangeError('Expected the name of a file.');
  if (is === 'settle' && (keep === 'mine' || keep === 'theirs')) return { is, file, keep };
  if ((is === 'disk' || is === 'conflict') && isText(text)) return { is, file, text };
  throw new RangeError('Expected an event of a known kind.');
}

/** True for events that windows may send. The server alone reports what is on disk. */
export function isRequest(event: DraftEvent): event is DraftRequest {
  return event.is !== 'disk' && event.is !== 'conflict';
}
