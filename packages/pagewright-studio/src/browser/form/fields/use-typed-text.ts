import { type CompositionEvent, useState } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What a text control needs to write what is typed. */
interface TypedText {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly onCompositionStart: () => void;
  readonly onCompositionEnd: (event: CompositionEvent<TextElement>) => void;
}

/**
 * The text of a control that writes each keystroke. Characters that an input method composes are written when they are complete.
 * @param text of the config
 */
export function useTypedText(text: string, write: (text: string) => void): TypedText {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? text,
    onText: (typed) => (composed === undefined ? write(typed) : setComposed(typed)),
    onCompositionStart: () => setComposed(text),
    onCompositionEnd: ({ currentTarget }) => {
      setComposed(undefined);
      write(currentTarget.value);
    },
  };
}
