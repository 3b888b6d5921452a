import type { Json } from 'pagewright/tooling';
import { useState } from 'react';

interface DraftText {
  readonly text: string;
  /** True while the text is not a value. */
  readonly isUnreadable: boolean;
  readonly type: (text: string) => void;
  /** Shows the value again as it is written, if the text is one. */
  readonly leave: () => void;
}

/**
 * The text of a control whose text is a value only sometimes: `-` on the way to `-5`. Texts that are values are written. What was typed
 * stays as long as nothing else changes the value.
 * @param print the text of the value
 * @param parse undefined for a text that is not a value
 */
export function useDraftText(
  value: Json | undefined,
  print: (value: Json) => string,
  parse: (text: string) => Json | undefined,
  write: (value: Json) => void,
): DraftText {
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: string | undefined }>();
  const current = value === undefined ? undefined : JSON.stringify(value);
  const own = draft && draft.of === current ? draft : undefined;
  return {
    text: own?.text ?? (value === undefined ? '' : print(value)),
    isUnreadable: own !== undefined && own.text.trim() !== '' && parse(own.text) === undefined,
    type(text) {
      const parsed = parse(text);
      setDraft({ text, of: parsed === undefined ? current : JSON.stringify(parsed) });
      if (parsed !== undefined) write(parsed);
    },
    leave: () => setDraft((before) => (before && parse(before.text) === undefined ? before : undefined)),
  };
}
