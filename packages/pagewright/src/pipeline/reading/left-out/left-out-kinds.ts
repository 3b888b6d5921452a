import { decodeReferences } from '../../../content/sanitising/character-references.ts';
import { isTooComplex, maxDepth, maxNodes } from '../../../content/sanitising/parse-html.ts';
import { cutAt } from '../../../content/sanitising/plain-text.ts';
import { playerAt } from '../../../content/sanitising/players/known-players.ts';
import { hostOf, linkUrl } from '../../../content/sanitising/url-formats.ts';
import { getOrInsert } from '../../../memory/get-or-insert.ts';
import { type Tag, tagsIn } from './tags-in-html.ts';

/** The address that a link of the content service has on the site. */
export type LinkOf = (href: string) => string;

/** Something in the text of a content service that pages do not show. */
interface LeftOutKind {
  /** One of them, in a message. */
  readonly what: string;
  /** @param player the film or sound before the tag */
  readonly isOne: (tag: Tag, linkOf: LinkOf, player: Tag | undefined) => boolean;
  /** What a message calls this one; undefined if the kind says enough. */
  readonly nameOf?: (tag: Tag) => string | undefined;
  /** What becomes of it; by default, it is not shown. */
  readonly fate?: string;
  /** Advice, as a sentence without a full stop. */
  readonly instead: string;
}

const named = (pattern: RegExp) => (tag: Tag) => pattern.test(tag.name);
const isData =
  /^(?:application\/(?:ld\+)?json|importmap|speculationrules|text\/(?:html|template|x-template))/i;
/** Attributes in which scripts keep the address of what they load later. The sanitiser finds it. */
const lateAddress = /^(?:srcset|data-[\w-]*(?:src|original|lazy|echo)[\w-]*)$/;

/** The value of an attribute, decoded; empty without one. */
function attributeOf({ attributes }: Tag, name: string): string {
  return decodeReferences(attributes.get(name) ?? '').trim();
}

/** The addresses that an element may load, now or later. */
function addressesOf(tag: Tag): string[] {
  const late = [...tag.attributes.keys()].filter((name) => lateAddress.test(name));
  return ['src', ...late]
    .map((name) => attributeOf(tag, name))
    .filter((address) => /[/.]/.test(address) && !/^(?:data|about|blob|javascript):/i.test(address));
}

function isDecoration({ attributes }: Tag): boolean {
  const isTiny = ['width', 'height'].some((side) => /^\s*[01](?![\d.])/.test(attributes.get(side) ?? ''));
  return isTiny || attributes.has('hidden') || /true/i.test(attributes.get('aria-hidden') ?? '');
}

const inHtml: readonly LeftOutKind[] = [
  {
    what: 'form',
    isOne: named(/^form$/),
    instead:
      'A site cannot send the forms of another system: show a form of its own in a block, or link to a page that has the form',
  },
  {
    what: 'script',
    isOne: (tag) => tag.name === 'script' && !isData.test(attributeOf(tag, 'type')),
    instead: 'What it draws is missing: write it into the text as HTML, or show it in a block of the site',
  },
  {
    what: 'frame',
    isOne: (tag) => {
      if (tag.name !== 'iframe') return false;
      const addresses = addressesOf(tag);
      return addresses.length === 0 ? tag.attributes.has('srcdoc') : !addresses.some(playerAt);
    },
    nameOf: (tag) => addressesOf(tag).flatMap((address) => hostOf(address) ?? [])[0],
    instead:
      'Only players and maps of known providers play on a page, so a link leads there: show the page in a block with a property that "isFramed", or write the link with words of its own',
  },
  {
    what: 'embedded object',
    isOne: named(/^(?:object|embed|applet)$/),
    fate: 'replaced by the file or a link to it, and by the words inside',
    instead: 'Browsers no longer show most of them: link to the file, or use a picture, a film or a sound',
  },
  {
    what: 'file of captions',
    isOne: (tag, _, player) =>
      tag.name === 'track' &&
      attributeOf(tag, 'kind') !== 'metadata' &&
      player?.attributes.has('crossorigin') !== true,
    fate: 'shown as a link after the film, if another origin than the page has it',
    instead:
      'Browsers refuse such captions: serve film and captions with Access-Control-Allow-Origin, and give the film the attribute crossorigin',
  },
  {
    what: 'drawing',
    isOne: (tag) => tag.name === 'canvas' || (tag.name === 'svg' && !isDecoration(tag)),
    instead: 'Save it as an image file, and show that',
  },
  {
    what: 'pasted picture',
    isOne: (tag) =>
      tag.name === 'img' &&
      /^data:/i.test(attributeOf(tag, 'src')) &&
      addressesOf(tag).length === 0 &&
      !isDecoration(tag),
    instead: 'Its data is in the text: upload it to the content service as a file',
  },
  {
    what: 'link target',
    isOne: (tag, linkOf) => {
      const href = tag.name === 'a' || tag.name === 'area' ? attributeOf(tag, 'href') : '';
      return href !== '' && linkUrl(linkOf(href)) === undefined;
    },
    nameOf: (tag) => cutAt(attributeOf(tag, 'href'), 40),
    fate: 'dropped, and the words stay',
    instead: 'Browsers must be able to open it: correct the address, or link to a page that leads there',
  },
];

/** A text that pages show without its formatting. */
const oversized: LeftOutKind = {
  what: 'oversized text',
  isOne: () => false,
  fate: 'shown without formatting',
  instead: `It is nested deeper than ${maxDepth} levels or has more than ${maxNodes} elements, as texts from other programs often do: paste it again without formatting, or divide it`,
};

const declareHtml =
  'The schema declares plain text: give the field "format": "html", and show it in a block as HTML';

/** What a field without `"format": "html"` loses. */
const inText: readonly LeftOutKind[] = [
  { what: 'picture', isOne: (tag) => tag.name === 'img' && !isDecoration(tag), instead: declareHtml },
  { what: 'player', isOne: named(/^(?:video|audio|iframe)$/), instead: declareHtml },
  { what: 'table', isOne: named(/^table$/), instead: declareHtml },
  {
    what: 'link',
    isOne: (tag) => tag.name === 'a' && /^(?!#|javascript:)./i.test(attributeOf(tag, 'href')),
    fate: 'shown as words',
    instead: declareHtml,
  },
];

const kinds = new Map([...inHtml, ...inText, oversized].map((kind) => [kind.what, kind]));

/** The sentence that says what became of some content, and how to show it instead. */
export function fateOf(what: string): Pick<LeftOutKind, 'instead'> & { readonly fate: string } {
  const { fate = 'not shown', instead = '' } = kinds.get(what) ?? {};
  return { fate, instead };
}

/** How many of a kind a text has, and what they are called. */
export interface CountedKind {
  readonly count: number;
  readonly names: readonly string[];
}

/** The names that a text adds to a message. */
const maxNames = 5;

/**
 * Counts what pages do not show of a text, by kind.
 * @param format of the text: HTML, or the text of a field that is shown without tags
 */
export function countLeftOut(
  text: string,
  format: 'html' | 'text',
  linkOf: LinkOf = (href) => href,
): ReadonlyMap<string, CountedKind> {
  const counts = new Map<string, { count: number; readonly names: string[] }>();
  const searched = format === 'html' ? inHtml : inText;
  let player: Tag | undefined;
  for (const tag of tagsIn(text)) {
    if (tag.name === 'video' || tag.name === 'audio') player = tag;
    const kind = searched.find(({ isOne }) => isOne(tag, linkOf, player));
    if (!kind) continue;
    const counted = getOrInsert(counts, kind.what, () => ({ count: 0, names: [] }));
    counted.count += 1;
    const name = kind.nameOf?.(tag);
    if (name !== undefined && counted.names.length < maxNames && !counted.names.includes(name))
      counted.names.push(name);
  }
  if (format === 'html' && isTooComplex(text)) counts.set(oversized.what, { count: 1, names: [] });
  return counts;
}
