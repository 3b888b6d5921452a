import { twoLetterTags } from '../../grammar/languages.ts';
import { objectOf } from '../../json/json-value.ts';
import { once } from '../../memory/once.ts';
import { configsOf, type EditorSite, stringIn } from '../editor-site.ts';
import type { ValuePlace } from '../value-place.ts';

interface LanguageTag {
  readonly tag: string;
  readonly name: string;
}

/** All languages that have a two-letter tag. */
const allTags = once((): readonly LanguageTag[] => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return twoLetterTags().map((tag) => ({ tag, name: names.of(tag) ?? tag }));
});

function tagsOfSite(site: EditorSite): readonly LanguageTag[] {
  return configsOf(site, 'site').flatMap(({ value }) =>
    Object.entries(objectOf(value.languages)).map(([tag, each]) => ({
      tag,
      name: stringIn(objectOf(each).name) ?? tag,
    })),
  );
}

/**
 * The language tags that a value may be: in a page, the languages of the site; in `_site.json`, all languages. Undefined for other values.
 */
export function languageTagsAt({
  site,
  config: { kind },
  steps,
}: ValuePlace): readonly LanguageTag[] | undefined {
  const [first, second] = steps;
  if (kind === 'page' && (first === 'language' || first === 'languages') && steps.length <= 2)
    return tagsOfSite(site);
  return kind === 'site' && first === 'head' && second === 'language' ? allTags() : undefined;
}

/** The language tags that the name of a property may be, in `languages` of `_site.json`. Undefined for other objects. */
export function languageNamesAt({ config: { kind }, steps }: ValuePlace): readonly LanguageTag[] | undefined {
  return kind === 'site' && steps.length === 1 && steps[0] === 'languages' ? allTags() : undefined;
}
