import { keysOf } from '../../../../config/constructs.ts';
import type { ConstructName } from '../../../../config/keys/key.ts';
import { didYouMean, type Repair, suggest } from '../../message-text.ts';

/** Names with which other programs switch a page or a block on or off. */
export const switchNames =
  /^(?:drafts?|hidden|hide|(?:is)?(?:disabled|enabled|visible|published|active|public|draft|hidden)|publish|status|visibility|online|live)$/i;

/** How a page is taken off the site. */
export const drafts = 'A page whose file name starts with an underscore is not on the site.';

const hidden = (what: string) => `Remove it. To hide the ${what}, write "hidden": true.`;
const redirects = /^(?:redirect\w*|alias(?:es)?)$/i;
const onListOfPages = 'Write it in "paging", whose list gets the feed.';

const keysIn = (construct: ConstructName) => [...keysOf(construct).keys()];

const namesOf = (names: readonly string[]) => new RegExp(`^(?:${names.join('|')})$`);

/** What to do about a name that is not a typo. `has` and `lacks` are properties by which a kind of object is known. */
interface Advice {
  readonly key: RegExp;
  readonly has: readonly string[];
  readonly lacks?: readonly string[];
  readonly repair: string;
}

/** Keys of other tools in the project config. */
const inProject: readonly Advice[] = [
  {
    key: /^(?:csp|contentSecurityPolicy|security)$/i,
    has: ['siteUrl', 'policy'],
    repair: 'Remove it, and write its origins in "policy", each with its reason.',
  },
  {
    key: /^headers$/i,
    has: ['siteUrl', 'policy'],
    repair: 'Remove it. Headers are lines of public/_headers, and other origins are in "policy".',
  },
  {
    key: /^(?:languages?|locales?|i18n)$/i,
    has: ['siteUrl'],
    repair: 'Remove it. The languages of a site are in "languages" of page-configs/_site.json.',
  },
  { key: redirects, has: ['siteUrl'], repair: 'Remove it. Redirects are in page-configs/_redirects.json.' },
  {
    key: /^(?:plugins|alias|resolve|css|postcss|define|server|build|optimizeDeps)$/,
    has: ['siteUrl', 'vite'],
    repair: 'Write it in "vite".',
  },
  {
    key: /^(?:default|script|style|img|image|font|connect|frame|child|media|form|object|worker)-?(?:src|action)$/i,
    has: ['scripts', 'connect'],
    repair:
      'Write its origins under what the site does with them: "scripts", "styles", "images", "fonts", "connect", "frames", "media" or "forms".',
  },
];

/** The first row that fits counts. */
const advice: readonly Advice[] = [
  ...inProject,
  { key: switchNames, has: ['route'], repair: `Remove it. ${drafts}` },
  { key: switchNames, has: ['hidden', 'section', 'with'], repair: hidden('section') },
  { key: switchNames, has: ['hidden'], repair: hidden('block') },
  {
    key: redirects,
    has: ['route'],
    repair:
      'Remove it. Redirects are in _redirects.json, and several routes of a page are an array: "route": [ … ].',
  },
  { key: redirects, has: ['errorPage'], repair: 'Remove it. Redirects are in _redirects.json.' },
  {
    key: /^default_?(?:language|locale|lang)$/i,
    has: ['languages'],
    repair: 'Remove it. The first of "languages" is the default language.',
  },
  {
    key: /^(?:robots|sitemap|searchable)$/i,
    has: ['noindex'],
    repair: 'Remove it. A page that search engines should not list has "noindex": true.',
  },
  { key: /^feed$/, has: ['paging'], repair: onListOfPages },
  { key: /^feed$/, has: ['noindex'], repair: onListOfPages },
  { key: /^(?:title|description)$/, has: ['size', 'feed'], repair: 'Write it in the "head" of "paging".' },
  {
    key: /^translations$/,
    has: ['translationOf'],
    repair: 'Remove it. Each page in another language names this one: "translationOf".',
  },
  {
    key: /^required$/,
    has: ['maxLength'],
    repair:
      'Remove it: any value may be missing in a URL. Give it a "default", or show blocks "when" it is there.',
  },
  {
    key: /^(?:permanent|status(?:_?code)?|code|type)$/i,
    has: ['temporary'],
    repair: 'Remove it. A redirect is permanent, unless it has "temporary": true.',
  },
  {
    key: namesOf(keysIn('block').filter((name) => !keysIn('slotBlock').includes(name) && name !== 'slots')),
    has: ['type'],
    lacks: ['slots'],
    repair: 'Remove it, or write it on the block that has the slot.',
  },
  {
    key: namesOf([
      ...keysIn('block').filter(
        (name) => !keysIn('sectionUse').includes(name) && !['type', 'props'].includes(name),
      ),
      'data',
    ]),
    has: ['section', 'with'],
    repair: 'Remove it, or write it in the file of the section.',
  },
  {
    key: /^(?:not|is_?not|notEquals?|neq?)$/i,
    has: ['is'],
    repair: 'Remove it, and write "unless" in place of "when".',
  },
  {
    key: /^(?:schedule|dates?|publishing)$/i,
    has: ['showFrom'],
    repair: 'Write the dates in "showFrom" and "showUntil".',
  },
  {
    key: /^each$/,
    has: ['type'],
    repair:
      'Only the items of a prop can come from content: use one block, with "each" in an array of its props.',
  },
  {
    key: /^slots$/,
    has: ['type'],
    repair: 'Remove it. Slots nest one level only, so the blocks of a slot have none.',
  },
  {
    key: /^(?:route|head|urlParams|paging|end)$/,
    has: ['blocks'],
    lacks: ['route'],
    repair: 'Remove it. A section has none: it is a part of the pages that use it.',
  },
  {
    key: /^(?:params|with|props)$/,
    has: ['blocks'],
    lacks: ['route'],
    repair: 'Remove it. A path such as {section.title} is enough: pages give its value in "with".',
  },
  {
    key: /^section$/,
    has: ['type'],
    lacks: ['only'],
    repair: 'Write the blocks of the section here, without the section.',
  },
];

/** What to write in place of an unknown property. */
export function meantKey(
  key: string,
  options: readonly string[],
  free: readonly string[],
  called: string | undefined,
): Repair {
  const isUse = options.includes('section') && options.includes('with');
  const meant = isUse && (key === 'props' || key === 'params') && free.includes('with') ? 'with' : called;
  if (meant !== undefined) return didYouMean(meant);
  if (/^(?:_?comments?|\/\/|\$com+ents?)$/i.test(key)) return didYouMean('$comment');
  const known = advice.find(
    (each) =>
      each.key.test(key) &&
      each.has.every((name) => options.includes(name)) &&
      !each.lacks?.some((name) => options.includes(name)),
  );
  if (known) return { repair: known.repair };
  const [only] = free;
  if (options.length === 1 && only !== undefined) return didYouMean(only);
  const otherwise = isUse
    ? 'Remove it. Values for the section are written in "with": { "name": … }.'
    : 'Remove it, or use one of these names.';
  return suggest(key, free, otherwise);
}
