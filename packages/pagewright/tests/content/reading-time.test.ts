import { readingMinutes, wordCount, wordsPerMinute } from 'pagewright/reading-time';
import { describe, expect, it } from 'vitest';

describe('the time to read a text', () => {
  it.each([
    ['', 0],
    ['One two\nthree', 3],
    ['<td>One</td><td>two</td><!-- wp:more -->', 2],
    ['a <b>bold</b> word', 3],
    // 500 characters take as long as 220 words.
    ['夜'.repeat(500), wordsPerMinute],
    ['ひらがなとカタカナー'.repeat(50), wordsPerMinute],
    ['안녕하세요 '.repeat(100), wordsPerMinute],
    ['夜、昼。「朝」・（晩）！', 4 * 0.44],
    ['私はJavaScriptが好き', 5 * 0.44 + 1],
    ['Tokyo 東京 and Seoul 서울', 3 + 4 * 0.44],
    ['<p>夜</p><p>朝</p>', 0.88],
    ['Привет, мир — да', 4],
  ])('counts the words and characters of %s', (html, words) => {
    expect(wordCount(html)).toBeCloseTo(words, 5);
  });

  it('is in whole minutes, and at least one', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('<p>夜</p>'.repeat(2500))).toBe(5);
    expect(readingMinutes('word '.repeat(660))).toBe(3);
    expect(readingMinutes(`${'word '.repeat(440)}${'語'.repeat(1000)}`)).toBe(4);
  });
});
