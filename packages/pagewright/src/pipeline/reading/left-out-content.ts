import { pluralize } from '../../check/codes/message-text.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { sourceName } from '../../content/requests/content-service-call.ts';
import { decodeReferences } from '../../content/sanitising/character-references.ts';
import { playerAt } from '../../content/sanitising/players/known-players.ts';
import { isJson } from '../../json/json-value.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { formatOf } from '../../schema/describe-schema.ts';
import { visitValues } from '../../schema/literal-completion.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import { objectShape } from '../../schema/schema-shape.ts';
import type { Warning } from '../warnings.ts';
import type { ReadRequest } from './content-warnings.ts';

/** Something in the HTML of a content service that pages do not show. */
interface LeftOut {
  /** One of them, in a message. */
  readonly what: string;
  /** @param player the attributes of the film or sound before the element */
  readonly isOne: (tagName: string, attributes: string, player: string) => boolean;
  /** Advice, as a sentence without a full stop. */
  readonly instead: string;
}

const named = (pattern: RegExp) => (tagName: string) => pattern.test(tagName);
const isData =
  /\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|importmap|speculationrules|text\/(?:html|template))/i;
const isPasted = /\ssrc\s*=\s*["']?\s*data:/i;
/** A placeholder of a picture that a script loads later. The sanitiser finds its address. */
const isLate = /\s(?:srcset|data-[\w-]*(?:src|original)[\w-]*)\s*=/i;
const frameSource = /\ssrc\s*=\s*(?:"([^"]+)|'([^']+)|([^\s"'>]+))/i;
const isShared = /\bcrossorigin\b/i;
const isDecoration = /\baria-hidden\s*=\s*["']?true|\bhidden\b|\b(?:width|height)\s*=\s*["']?[01](?![\d.])/i;

const kinds: readonly LeftOut[] = [
  {
    what: 'form',
    isOne: named(/^form$/),
    instead:
      'A site cannot send the forms of another system: show a form of its own in a block, or link to a page that has the form',
  },
  {
    what: 'script',
    isOne: (tagName, attributes) => tagName === 'script' && !isData.test(attributes),
    instead: 'What it draws is missing: write it into the text as HTML, or show it in a block of the site',
  },
  {
    what: 'frame',
    isOne: (tagName, attributes) => {
      const [, double, single, bare] = frameSource.exec(attributes) ?? [];
      const url = decodeReferences(double ?? single ?? bare ?? '');
      return tagName === 'iframe' && url !== '' && !playerAt(url);
    },
    instead:
      'Only players and maps of known providers play on a page, so a link leads there: show the page in a block with a property that "isFramed", or write the link with words of its own',
  },
  {
    what: 'embedded object',
    isOne: named(/^(?:object|embed|applet)$/),
    instead:
      'A link to the file, or what the object contains for such browsers, takes its place: use a picture, a film or a sound',
  },
  {
    what: 'file of captions',
    isOne: (tagName, attributes, player) =>
      tagName === 'track' && !/\bkind\s*=\s*["']?metadata/i.test(attributes) && !isShared.test(player),
    instead:
      'Browsers refuse captions from another origin than the page, so a link to them follows the film: serve film and captions with Access-Control-Allow-Origin, and give the film the attribute crossorigin',
  },
  {
    what: 'drawing',
    isOne: (tagName, attributes) =>
      tagName === 'canvas' || (tagName === 'svg' && !isDecoration.test(attributes)),
    instead: 'Save it as an image file, and show that',
  },
  {
    what: 'pasted picture',
    isOne: (tagName, attributes) =>
      tagName === 'img' &&
      isPasted.test(attributes) &&
      !isLate.test(attributes) &&
      !isDecoration.test(attributes),
    instead: 'Its data is in the text: upload it to the content service as a file',
  },
];

// The limit keeps the time linear.
const tags = /<(form|script|iframe|object|embed|applet|canvas|svg|img|video|audio|track)\b([^>]{0,1000})/gi;

/** How many of each kind a text has. */
function countIn(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let player = '';
  for (const [, tagName = '', attributes = ''] of html.matchAll(tags)) {
    const name = tagName.toLowerCase();
    if (name === 'video' || name === 'audio') player = attributes;
    const what = kinds.find(({ isOne }) => isOne(name, attributes, player))?.what;
    if (what !== undefined) counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return counts;
}

/** What pages do not show of a response: for each field, such as `*.content`, how many of each kind. */
export type LeftOutCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Finds in the body of a response what pages do not show; undefined if they show all of it. */
export type FindLeftOut = (source: string, body: unknown) => LeftOutCounts | undefined;

export function findLeftOut({ content: schemas }: Pick<Schemas, 'content'>): FindLeftOut {
  return (source, body) => {
    const schema = schemas.get(source);
    const node = schema && objectShape(nodeOf(schema)).properties.get('content');
    if (!node || !isJson(body)) return undefined;
    const found = new Map<string, Map<string, number>>();
    visitValues(body, node, '', (value, at, pointer) => {
      if (typeof value !== 'string' || formatOf(at) !== 'html') return;
      const field = pointer
        .slice(1)
        .replaceAll('/', '.')
        .replace(/\b\d+\b/g, '*');
      for (const [what, count] of countIn(value)) {
        const ofField = getOrInsert(found, field, () => new Map<string, number>());
        ofField.set(what, (ofField.get(what) ?? 0) + count);
      }
    });
    if (found.size === 0) return undefined;
    return Object.fromEntries([...found].map(([field, counts]) => [field, Object.fromEntries(counts)]));
  };
}

/** What a build left out of one field of a source. */
interface LeftOutOfField {
  readonly source: string;
  readonly field: string;
  readonly what: string;
  count: number;
  readonly keys: string[];
}

const maxKeys = 3;

function describeKeys(keys: readonly string[]): string {
  const shown = keys.length > maxKeys + 1 ? keys.slice(0, maxKeys) : keys;
  const more = keys.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

/**
 * Reports what pages do not show of the HTML of content: one warning for each kind and field.
 * @param records by the keys of their requests
 * @param serviceOf returns what messages call the service of a source
 */
export function leftOutContent(
  records: Iterable<
    readonly [key: string, { readonly source: string; readonly leftOut?: LeftOutCounts | undefined }]
  >,
  serviceOf: (source: string) => ReadRequest['service'],
): Warning[] {
  const found = new Map<string, LeftOutOfField>();
  for (const [key, { source, leftOut = {} }] of records) {
    for (const [field, counts] of Object.entries(leftOut)) {
      for (const [what, count] of Object.entries(counts)) {
        const start = () => ({ source, field, what, count: 0, keys: [] });
        const sum = getOrInsert(found, `${source} ${field} ${what}`, start);
        sum.count += count;
        sum.keys.push(key);
      }
    }
  }
  return [...found.values()].map(({ source, field, what, count, keys }) => {
    const place = field.replace(/^\*\./, '');
    const advice = kinds.find((kind) => kind.what === what)?.instead ?? '';
    return {
      kind: 'content that pages do not show',
      cause: what,
      text: `${sourceName(source, serviceOf(source))}: ${pluralize(count, what)} in ${place} ${count === 1 ? 'is' : 'are'} not shown. ${advice} (${describeKeys([...keys].sort())})`,
    };
  });
}
