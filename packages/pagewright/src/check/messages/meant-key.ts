import { otherName } from '../../schema/other-names.ts';
import { type MessageText, suggest } from './message-text.ts';

/** Names with which other programs switch a page or a block on or off. */
export const switchNames =
  /^(?:drafts?|hidden|hide|(?:is)?(?:disabled|enabled|visible|published|active|public|draft|hidden)|publish|status|visibility|online|live)$/i;

/** How a page is taken off the site. */
export const drafts = 'A page whose file name starts with an underscore is not on the site.';

/** What to write in place of an unknown property. */
export function meantKey(
  key: string,
  options: readonly string[],
  free: readonly string[],
): Pick<MessageText, 'repair' | 'suggestion'> {
  const isUse = options.includes('section') && options.includes('with');
  const meant =
    isUse && (key === 'props' || key === 'params') && free.includes('with')
      ? 'with'
      : otherName(key, options, free);
  if (meant !== undefined) return { repair: `Did you mean "${meant}"?`, suggestion: meant };
  if (/^(?:_?comments?|\/\/|\$com+ents?)$/i.test(key))
    return { repair: 'Did you mean "$comment"?', suggestion: '$comment' };
  if (options.includes('route') && switchNames.test(key)) return { repair: `Remove it. ${drafts}` };
  if (options.includes('showFrom') && switchNames.test(key))
    return {
      repair: `Remove it. To hide the ${isUse ? 'section' : 'block'}, write the date from which it is shown: "showFrom": "2030-01-01".`,
    };
  if (
    (options.includes('route') || options.includes('errorPage')) &&
    /^(?:redirect\w*|alias(?:es)?)$/i.test(key)
  )
    return {
      repair: `Remove it. Redirects are in _redirects.json${options.includes('route') ? ', and several routes of a page are an array: "route": [ … ]' : ''}.`,
    };
  if (/^default_?(?:language|locale|lang)$/i.test(key) && options.includes('languages'))
    return { repair: 'Remove it. The first of "languages" is the default language.' };
  if (/^(?:robots|sitemap|searchable)$/i.test(key) && options.includes('noindex'))
    return { repair: 'Remove it. A page that search engines should not list has "noindex": true.' };
  if (key === 'feed' && (options.includes('paging') || options.includes('noindex')))
    return { repair: 'Write it in "paging", whose list gets the feed.' };
  if (/^(?:title|description)$/.test(key) && options.includes('size') && options.includes('feed'))
    return { repair: 'Write it in the "head" of "paging".' };
  if (key === 'translations' && options.includes('translationOf'))
    return { repair: 'Remove it. Each page in another language names this one: "translationOf".' };
  if (key === 'required' && options.includes('maxLength'))
    return {
      repair:
        'Remove it: any value may be missing in a URL. Give it a "default", or show blocks "when" it is there.',
    };
  if (options.includes('temporary') && /^(?:permanent|status(?:_?code)?|code|type)$/i.test(key))
    return { repair: 'Remove it. A redirect is permanent, unless it has "temporary": true.' };
  if (
    options.includes('type') &&
    !options.includes('slots') &&
    /^(?:only|except|showFrom|showUntil)$/.test(key)
  )
    return { repair: 'Remove it, or write it on the block that has the slot.' };
  if (isUse && /^(?:id|optional|slots|version|data)$/.test(key))
    return { repair: 'Remove it, or write it in the file of the section.' };
  if (options.includes('is') && /^(?:not|is_?not|notEquals?|neq?)$/i.test(key))
    return { repair: 'Remove it, and write "unless" in place of "when".' };
  if (options.includes('showFrom') && /^(?:schedule|dates?|publishing)$/i.test(key))
    return { repair: 'Write the dates in "showFrom" and "showUntil".' };
  if (key === 'each' && options.includes('type'))
    return {
      repair:
        'Only the items of a prop can come from content: use one block, with "each" in an array of its props.',
    };
  if (key === 'slots' && options.includes('type'))
    return { repair: 'Remove it. Slots nest one level only, so the blocks of a slot have none.' };
  if (
    options.includes('blocks') &&
    !options.includes('route') &&
    /^(?:route|head|urlParams|paging|end)$/.test(key)
  )
    return { repair: 'Remove it. A section has none: it is a part of the pages that use it.' };
  if (options.includes('blocks') && !options.includes('route') && /^(?:params|with|props)$/.test(key))
    return { repair: 'Remove it. A path such as {section.title} is enough: pages give its value in "with".' };
  // The properties of a block in a slot.
  if (key === 'section' && options.includes('type') && !options.includes('only'))
    return { repair: 'Write the blocks of the section here, without the section.' };
  const otherwise = isUse
    ? 'Remove it. Values for the section are written in "with": { "name": … }.'
    : 'Remove it, or use one of these names.';
  const [only] = free;
  if (options.length === 1 && only !== undefined)
    return { repair: `Did you mean "${only}"?`, suggestion: only };
  return suggest(key, free, otherwise);
}
