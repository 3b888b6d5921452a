/** A link that a reader sees: its words, or the alternative text of its picture, and where it leads. */
export interface ShownLink {
  readonly words: string;
  readonly target: string;
}

/** What a reader sees in a piece of HTML, in order. */
export interface Reading {
  /** Words as they stand on the screen. Two blocks never share a word. */
  readonly words: readonly string[];
  /** File names of pictures, with their alternative text. */
  readonly pictures: readonly string[];
  readonly links: readonly ShownLink[];
  /** The ids that links of the same page lead to, and the ids of headings. */
  readonly anchors: readonly string[];
  /** Addresses of players: videos, sounds and frames. */
  readonly players: readonly string[];
  /** The signs of each formula. */
  readonly formulas: readonly string[];
}

/** Elements whose content nobody reads. */
const unread = new Set(
  'script style template title head noscript noembed noframes object applet embed canvas svg iframe video audio'.split(' '),
);

/** Controls of forms. A page of the site does not send the form, so their words would promise what it does not do. */
const controls = new Set(['select', 'option', 'datalist', 'textarea', 'input', 'meter', 'progress']);

const blocks = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary table tbody tfoot thead tr ' +
    'td th ul br button picture'
  ).split(' '),
);

/** Classes that stylesheets of WordPress and of usual plugins hide from eyes. */
const hiddenClasses = ['screen-reader-text', 'sr-only', 'visually-hidden', 'screen-reader-shortcut'];

/** Panels that a reader opens with a button. */
const panels = '.wp-block-accordion-panel, .wp-block-tab, .wp-block-tab-panel, [role="tabpanel"]';

export function isHidden(node: Element): boolean {
  if (hiddenClasses.some((name) => node.classList.contains(name))) return true;
  const style = (node.getAttribute('style') ?? '').replace(/\s/g, '').toLowerCase();
  if (/(?:^|;)(?:display:none|visibility:hidden)/.test(style)) return !node.matches(panels);
  return node.hasAttribute('hidden') && !node.matches(panels);
}

/** White space around a node starts a new word. */
function separates(node: Element): boolean {
  return blocks.has(node.localName);
}

/** The name of a file, without the size that WordPress adds to its name, and without a query. */
export function fileName(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The address of the picture of an element that may be loaded late. */
function pictureOf(image: Element): string {
  const late = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file'].map((name) => image.getAttribute(name));
  const source = image.getAttribute('src') ?? '';
  const isPlaceholder = source === '' || source.startsWith('data:') || /(?:blank|placeholder|spacer|1x1)\.(?:gif|png|svg)$/.test(source);
  return (isPlaceholder ? late.find((address) => address) : undefined) ?? source;
}

const playerElements = new Set(['video', 'audio', 'iframe']);

function addressOfPlayer(player: Element): string {
  const source = player.querySelector('source')?.getAttribute('src');
  const late = player.getAttribute('data-src') ?? player.getAttribute('data-lazy-src');
  return player.getAttribute('src') || source || late || '';
}

class Reader {
  text = '';
  readonly pictures: string[] = [];
  readonly links: ShownLink[] = [];
  readonly anchors: string[] = [];
  readonly players: string[] = [];
  readonly formulas: string[] = [];
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  target(address: string): string {
    if (address.startsWith('#')) return address;
    try {
      return new URL(address, this.#base).href;
    } catch {
      return address;
    }
  }

  visit(node: Node): void {
    if (node.nodeType === 3) {
      this.text += (node.textContent ?? '').replace(/[\u00ad\u200b\u2060\ufeff]/g, '');
      return;
    }
    if (!isElementNode(node) || isHidden(node)) return;
    this.#note(node);
    if (node.localName === 'math') return;
    if (unread.has(node.localName) || controls.has(node.localName)) return;
    const at = this.text.length;
    const shown = this.pictures.length;
    if (separates(node)) this.text += '\n';
    for (const child of node.childNodes) this.visit(child);
    if (separates(node)) this.text += '\n';
    if (node.localName === 'a' && node.hasAttribute('href')) {
      const words = this.text.slice(at).replace(/\s+/g, ' ').trim();
      const pictures = this.pictures.slice(shown).join(' ');
      // Nobody can follow a link without words or a picture.
      if (words !== '' || pictures !== '')
        this.links.push({ words: words || pictures, target: this.target(node.getAttribute('href') ?? '') });
    }
  }

  #note(node: Element): void {
    const id = node.getAttribute('id') ?? (node.localName === 'a' ? node.getAttribute('name') : null);
    if (id) this.anchors.push(id);
    if (node.localName === 'img') {
      const address = pictureOf(node);
      if (address !== '' && !address.startsWith('data:')) this.pictures.push(`${fileName(address)} (${node.getAttribute('alt') ?? ''})`);
    }
    const background = /background(?:-image)?:[^;]*url\(["']?([^"')]+)/.exec(node.getAttribute('style') ?? '')?.[1];
    if (background !== undefined) this.pictures.push(`${fileName(background)} (${node.getAttribute('aria-label') ?? ''})`);
    if (playerElements.has(node.localName)) {
      const address = addressOfPlayer(node);
      if (address !== '') this.players.push(this.target(address));
      this.text += '\n';
    }
    if (node.localName === 'math') {
      const signs = [...node.querySelectorAll('mi, mn, mo, mtext')].map((sign) => sign.textContent?.trim() ?? '');
      this.formulas.push(signs.join(' '));
    }
  }
}

function isElementNode(node: Node): node is Element {
  return node.nodeType === 1;
}

/**
 * Reads HTML as a reader does: what is hidden is not there, and what a button opens is.
 * @param base the address of the page, for relative addresses
 */
export function readingOf(html: string, base: string, document: Document): Reading {
  const template = document.createElement('div');
  template.innerHTML = html;
  const reader = new Reader(base);
  reader.visit(template);
  const { pictures, links, anchors, players, formulas } = reader;
  return { words: reader.text.split(/\s+/).filter((word) => word !== ''), pictures, links, anchors, players, formulas };
}
