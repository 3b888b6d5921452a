import type { ShareText } from '../../pipeline/share/share-head.ts';
import type { Warning } from '../../pipeline/warnings.ts';
import type { ShareFonts } from './share-fonts.ts';
import { supportedText } from './share-text.ts';

/** Describes what the fonts of share images cannot show of the texts of a page. */
export function unsupportedText(
  page: string,
  { title, topic, name, note }: ShareText,
  fonts: ShareFonts,
): readonly Omit<Warning, 'kind'>[] {
  const texts = [
    [fonts.title, 'title', title, 'shows no text'],
    [fonts.note, 'topic', topic, 'leaves it out'],
    [fonts.name, 'author', name, 'leaves it out'],
    [fonts.note, 'date', note, 'leaves it out'],
  ] as const;
  return texts.flatMap(([font, what, words = '', effect]) => {
    const { missing, dropped } = supportedText(font, words);
    const [lacking, then] = missing.length > 0 ? [missing, effect] : [dropped, 'leaves them out'];
    if (lacking.length === 0) return [];
    const characters = lacking.map((each) => `“${each}”`).join(', ');
    return {
      cause: `characters ${characters}`,
      text: `${fonts.files} lacks ${characters} in the ${what} of ${page}, so its image for shared links ${then}. Name a font that has them as "shareFont" in pagewright.config.ts`,
    };
  });
}
