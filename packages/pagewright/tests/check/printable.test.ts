import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from '../../src/json/printable.ts';
import { budget } from '../budget.ts';

describe('untrusted text in a log', () => {
  it.each([
    ['a\nwarning: forged\r\n::error::forged', 'a\\nwarning: forged\\r\\n::error::forged'],
    ['\u001b[2J\u001b]0;title\u0007red', '\\u{1b}[2J\\u{1b}]0;title\\u{7}red'],
    ['\u009b31mred', '\\u{9b}31mred'],
    ['a\bb\u007f\0', 'a\\u{8}b\\u{7f}\\u{0}'],
    ['user\u202egnp.exe\u2066\u200f', 'user\\u{202e}gnp.exe\\u{2066}\\u{200f}'],
    ['one\u2028two\u0085three', 'one\\u{2028}two\\u{85}three'],
    ['::add-mask::x', '\\u{3a}:add-mask::x'],
    ['  ::set-env name=a::b', '  \\u{3a}:set-env name=a::b'],
    ['x ##[group]y ##vso[task.setvariable]z', 'x \\u{23}#[group]y \\u{23}#vso[task.setvariable]z'],
    ['\ud800 half', '\\u{d800} half'],
    ['\ufeffmark \u{e0041}tag', '\\u{feff}mark \\u{e0041}tag'],
  ])('%j is one harmless line', (text, line) => {
    expect(printable(text)).toBe(line);
  });

  it.each(['Größe zählt', '日本語の題', 'مرحبا بالعالم', '👩‍👩‍👧 family', 'a — “b” … #1 :: c', 'می‌خواهم'])(
    '%s is unchanged',
    (text) => {
      expect(printable(text)).toBe(text);
    },
  );

  it('is truncated, but never inside a character', () => {
    expect(printable('👍'.repeat(50), 10)).toBe(`${'👍'.repeat(10)}…`);
    expect(printable('a'.repeat(10), 10)).toBe('a'.repeat(10));
    expect(printable('x'.repeat(5_000_000)).length).toBeLessThan(1_000);
  });

  it('never contains a control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(printable(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u);
      }),
      budget(100, 5_000),
    );
  });
});
