import { classVisibility } from './class-visibility.ts';
import { attribute } from './html-attribute.ts';

/** Text of an entry between two tags. */
export interface TextRun {
  /** With its character references. */
  readonly text: string;
  /**
   * `plain`: WordPress takes it for an excerpt. `other`: it may leave it out, as part of a block, a widget or what a shortcode makes.
   * `hidden`: readers do not see it.
   */
  readonly kind: 'plain' | 'other' | 'hidden';
  /** True if it starts a line. */
  readonly startsLine: boolean;
}

/** In characters of text. An excerpt is from the first words. */
const mostRead = 50_000;
const deepest = 200;

// No pattern looks beyond the next `<`, so that texts of any form take no more time than their length.
const tags = /<(\/?)([a-z][\w-]*)([^<>]*)>/gi;

const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const inline =
  /^(?:a|abbr|acronym|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var)$/;
const block = /^(?:p|h[1-6])$/;
/** Elements whose text is code, or for browsers that cannot show the element. */
const unread =
  /^(?:script|style|template|noscript|svg|canvas|audio|video|iframe|textarea|select|annotation(?:-xml)?)$/;

/** Blocks whose parts WordPress takes for an excerpt. */
const transparent = /(?:^|\s)wp-block-(?:group(?:__inner-container)?|columns?)(?!\S)/;
/** Paragraphs and headings of other blocks. */
const ofOtherBlock = /(?:^|\s)wp-block-(?!(?:paragraph|heading)(?!\S))/;

const hidingStyle =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:left|top|text-indent)\s*:\s*-\d{3,}|clip\s*:\s*rect\(\s*[01])/i;

/** True for an element that readers do not see. Panels that a click opens are content. */
function hides(attributes: string): boolean {
  if (!/hidden|style|class/i.test(attributes)) return false;
  const says = (attribute(attributes, 'class') ?? '').split(/\s+/).map(classVisibility);
  if (says.includes('spoken') || says.includes('hidden')) return true;
  if (says.includes('opened') || attribute(attributes, 'role') === 'tabpanel') return false;
  return (
    /\shidden(?=[\s/]|=(?!["']?until-found)|$)/i.test(attributes) ||
    attribute(attributes, 'aria-hidden') === 'true' ||
    hidingStyle.test(attribute(attributes, 'style') ?? '')
  );
}

interface Open {
  readonly name: string;
  readonly isHidden: boolean;
  readonly isOther: boolean;
  readonly isInBlock: boolean;
}

const body: Open = { name: '', isHidden: false, isOther: false, isInBlock: false };

function isOther(name: string, attributes: string): boolean {
  if (/\sdata-fn=/.test(attributes)) return true;
  if (inline.test(name)) return false;
  const classes = attribute(attributes, 'class') ?? '';
  return block.test(name) ? ofOtherBlock.test(classes) : !transparent.test(classes);
}

function opened(name: string, attributes: string, parent: Open): Open {
  return {
    name,
    isHidden: parent.isHidden || unread.test(name) || hides(attributes),
    isOther: parent.isOther || isOther(name, attributes),
    isInBlock: parent.isInBlock || block.test(name),
  };
}

function kindOf({ isHidden, isOther, isInBlock }: Open): TextRun['kind'] {
  if (isHidden) return 'hidden';
  return isInBlock && !isOther ? 'plain' : 'other';
}

/** The text of HTML, in its order. Of a long one, the beginning. */
export function textRuns(html: string): TextRun[] {
  const source = html.replace(/<!--.*?(?:-->|$)/gs, '');
  const open: Open[] = [];
  const runs: TextRun[] = [];
  let end = 0;
  let startsLine = true;
  let read = 0;
  const add = (text: string) => {
    if (text.trim() === '') return;
    runs.push({ text, kind: kindOf(open.at(-1) ?? body), startsLine });
    startsLine = false;
    read += text.length;
  };
  for (const { 0: tag, 1: slash, 2: written = '', 3: attributes = '', index } of source.matchAll(tags)) {
    add(source.slice(end, index));
    if (read > mostRead) return runs;
    end = index + tag.length;
    const name = written.toLowerCase();
    if (!inline.test(name)) startsLine = true;
    if (slash !== '') {
      const at = open.findLastIndex((each) => each.name === name);
      if (at >= 0) open.length = at;
    } else if (!empty.test(name) && !attributes.endsWith('/') && open.length < deepest)
      open.push(opened(name, attributes, open.at(-1) ?? body));
  }
  add(source.slice(end));
  return runs;
}
