import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../../src/ui/split-sentences.ts';

const short = 'A short sentence.';

describe('splitSentences', () => {
  it('does not split a text that fits', () => {
    expect(splitSentences(short, short.length)).toBeUndefined();
    expect(splitSentences(`${short} More.`, short.length)).toEqual({ beginning: short, rest: 'More.' });
  });

  it('keeps as many whole sentences as fit', () => {
    const text = 'One is here. Two is here. Three is here.';
    expect(splitSentences(text, 26)).toEqual({
      beginning: 'One is here. Two is here.',
      rest: 'Three is here.',
    });
    expect(splitSentences(text, 24)?.beginning).toBe('One is here.');
  });

  it('does not end a sentence at a title, an initial, a number or a quotation in its middle', () => {
    const text = 'Dr. Vail met J. Okafor, who paid 2.8 million and said “No. never” twice. He left. The end.';
    expect(splitSentences(text, 82)?.beginning).toBe(text.slice(0, text.indexOf(' The end.')));
    expect(splitSentences(text, 75)).toEqual({
      beginning: text.slice(0, text.indexOf(' He left.')),
      rest: 'He left. The end.',
    });
  });

  it('ends a sentence after its closing quotation mark, and before a digit', () => {
    expect(splitSentences('She said “no.” 700 agreed with her.', 20)).toEqual({
      beginning: 'She said “no.”',
      rest: '700 agreed with her.',
    });
  });

  it('does not split a text whose first sentence is too long', () => {
    expect(splitSentences('A sentence that goes on and on. Another.', 20)).toBeUndefined();
  });
});
