import { type Anchor, decoded, idsIn, isThere, nameOfAnchor } from './anchors.ts';
import { marksOf } from './marks.ts';
import { knownPlayer } from './player-key.ts';
import { isElement, isIconOnly, isSpokenOnly, isText, isUnseen, separatesWords } from './visibility.ts';

/** What a reader sees in a piece of HTML, in order. */
export interface Reading {
  /** Words as they stand on the screen. Two blocks never share a word. */
  readonly words: readonly string[];
  /** What the form of words says: `struck: € 40`, `heading: Fees`, `item b: Second`. */
  readonly marks: readonly string[];
  /** Addresses of pictures, each with its alternative text. */
  readonly pictures: readonly string[];
  /** The words of each link, or its picture, and where it leads. */
  readonly links: readonly string[];
  /** The ids that links of the same page lead to. */
  readonly anchors: readonly string[];
  /** What each video, sound and frame plays. */
  readonly players: readonly string[];
  /** The signs of each formula. */
  readonly formulas: readonly string[];
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A picture that is not there yet: plugins put its address elsewhere until a reader scrolls to it. */
const placeholder = /^(?:data:|$)|(?:blank|placeholder|spacer|1x1)\.(?:gif|png|svg)$/;
const lateAttributes = ['data-src', 'data-lazy-src', 'data-original'];

function addressOf(node: Element): string {
  const own = node.getAttribute('src') ?? '';
  const late = lateAttributes.map((name) => node.getAttribute(name)).find((address) => address);
  return placeholder.test(own) && late ? late : own;
}

/** What a link says to machines about its target, and where the browser leaves the page. */
function noteOfLink(link: Element): string {
  const said = (link.getAttribute('rel') ?? '')
    .split(/\s+/)
    .filter((word) => /^(?:sponsored|nofollow|ugc)$/.test(word));
  const language = link.getAttribute('hreflang');
  const notes = [
    ...said,
    ...(language ? [language] : []),
    ...(link.hasAttribute('download') ? ['download'] : []),
  ];
  return notes.length === 0 ? '' : ` (${notes.sort().join(' ')})`;
}

/** The button of each panel, which a reader finds above the panel when the panel is open. */
function tabsByPanel(root: Element): ReadonlyMap<Element, Element> {
  const tabs = [...root.querySelectorAll('[role="tab"]')];
  const byId = new Map([...root.querySelectorAll('[id]')].map((node): [string, Element] => [node.id, node]));
  return new Map(
    tabs.flatMap((tab): [Element, Element][] => {
      const panel = byId.get(tab.getAttribute('aria-controls') ?? '');
      return panel ? [[panel, tab]] : [];
    }),
  );
}

/** Where HTML is read. */
export interface Place {
  /** The address of the page. */
  readonly page: string;
  /** The address that answers for another one, such as the page of the site for the permalink of an entry. */
  readonly answerFor?: (address: string) => string;
}

/** The playlist of WordPress 7.1. The addresses of its sounds are outside the entry. */
const listPlayer = '.wp-block-playlist__waveform-player';

class Reader {
  text = '';
  readonly marks: string[] = [];
  readonly pictures: string[] = [];
  readonly links: string[] = [];
  readonly anchors: Anchor[] = [];
  readonly players: string[] = [];
  readonly formulas: string[] = [];
  readonly #place: Place;
  readonly #tabs: ReadonlyMap<Element, Element>;
  readonly #moved: ReadonlySet<Element>;

  constructor(place: Place, tabs: ReadonlyMap<Element, Element>) {
    this.#place = place;
    this.#tabs = tabs;
    this.#moved = new Set(tabs.values());
  }

  visit(node: Node, isNamed = false): void {
    if (isText(node)) this.text += (node.textContent ?? '').replace(/[\u00ad\u200b\u2060\ufeff]/g, '');
    if (!isElement(node) || this.#moved.has(node)) return;
    this.#visitElement(node, isNamed || isIconOnly(node));
  }

  #visitElement(node: Element, isNamed: boolean): void {
    const isPlayer = this.#notePlayer(node);
    if (isPlayer || isUnseen(node) || (isSpokenOnly(node) && !isNamed)) {
      if (separatesWords(node)) this.text += '\n';
      return;
    }
    if (node.localName === 'math') this.#noteFormula(node);
    else if (node.matches('.wp-playlist')) this.#notePlaylist(node);
    else this.#visitContent(node, isNamed);
  }

  #visitContent(node: Element, isNamed: boolean): void {
    this.#notePictures(node);
    const start = this.text.length;
    const shown = this.pictures.length;
    if (separatesWords(node)) this.text += '\n';
    const tab = this.#tabs.get(node);
    if (tab) for (const child of tab.childNodes) this.visit(child);
    if (tab) this.text += '\n';
    for (const child of node.childNodes) this.visit(child, isNamed);
    const words = inOneLine(this.text.slice(start));
    if (separatesWords(node)) this.text += '\n';
    if (words !== '') this.marks.push(...marksOf(node).map((mark) => `${mark}: ${words}`));
    if (node.localName === 'a' && node.hasAttribute('href'))
      this.#noteLink(node, words || this.pictures.slice(shown).join(' '));
  }

  #address(address: string): string {
    const { page, answerFor } = this.#place;
    const anchor = this.#anchor(address);
    if (anchor) return `#${nameOfAnchor(anchor.id)}`;
    const url = URL.canParse(address, page) ? new URL(address, page) : undefined;
    return url ? (answerFor?.(url.href) ?? url.href) : address;
  }

  /** The anchor of the same page that an address leads to. */
  #anchor(address: string): Anchor | undefined {
    if (/^#./.test(address)) return { id: decoded(address.slice(1)), isWhole: false };
    const { page } = this.#place;
    const { href = '', hash = '' } = URL.canParse(address, page) ? new URL(address, page) : {};
    const isOwn = hash !== '' && href.slice(0, -hash.length) === page;
    return isOwn ? { id: decoded(hash.slice(1)), isWhole: true } : undefined;
  }

  /** Nobody can follow a link without words or a picture. */
  #noteLink(link: Element, content: string): void {
    const label = content || (link.getAttribute('aria-label') ?? '');
    if (label === '') return;
    const address = link.getAttribute('href') ?? '';
    this.links.push(`${label} → ${this.#address(address)}${noteOfLink(link)}`);
    const anchor = this.#anchor(address);
    if (anchor) this.anchors.push(anchor);
  }

  #notePictures(node: Element): void {
    const note = (address: string, name: string | null) => {
      if (address !== '' && !address.startsWith('data:'))
        this.pictures.push(`${this.#address(address)} (${name ?? ''})`);
    };
    if (node.localName === 'img') note(addressOf(node), node.getAttribute('alt'));
    const background = /background(?:-image)?:[^;]*url\(["']?([^"')]+)/.exec(
      node.getAttribute('style') ?? '',
    )?.[1];
    if (background !== undefined) note(background, node.getAttribute('aria-label'));
  }

  /** True for a player, also for a plate that loads one. Nobody reads what is written on a player. */
  #notePlayer(node: Element): boolean {
    const plate = node.localName === 'a' ? node.getAttribute('data-player') : null;
    if (node.matches(listPlayer)) this.players.push('a playlist that a script of WordPress fills');
    if (plate === null && !node.matches('video, audio, iframe')) return this.#noteBareAddress(node);
    const source = node.querySelector('source')?.getAttribute('src');
    const address = plate ?? (addressOf(node) || source || '');
    // Some themes have players without a file.
    if (address !== '' && address !== '#') {
      const whole = this.#address(address);
      this.players.push(knownPlayer(whole) ?? whole);
    }
    const poster = node.getAttribute('poster');
    if (poster) this.pictures.push(this.#address(poster));
    return true;
  }

  /** A provider answers for an address alone in its block: WordPress shows the player, unless it could not ask the provider. */
  #noteBareAddress(node: Element): boolean {
    const text = node.matches('p, .wp-block-embed__wrapper') ? inOneLine(node.textContent ?? '') : '';
    const player = /^https:\S+$/.test(text) ? knownPlayer(text) : undefined;
    if (player !== undefined) this.players.push(player);
    return player !== undefined;
  }

  /** A script of WordPress makes a player of each playlist. Its titles stand in the list for browsers without scripts. */
  #notePlaylist(node: Element): void {
    for (const link of node.querySelectorAll('noscript a')) {
      this.players.push(this.#address(link.getAttribute('href') ?? ''));
      this.text += `\n${link.textContent ?? ''}\n`;
    }
  }

  #noteFormula(formula: Element): void {
    const signs = [...formula.querySelectorAll('mi, mn, mo, mtext')];
    this.formulas.push(signs.map((sign) => inOneLine(sign.textContent ?? '')).join(' '));
  }
}

/** Reads HTML as a reader does: what is hidden is not there, and what a click opens is. */
export function readingOf(html: string, place: Place, document: Document): Reading {
  const root = document.createElement('div');
  root.innerHTML = html;
  const reader = new Reader(place, tabsByPanel(root));
  reader.visit(root);
  const { marks, pictures, links, players, formulas } = reader;
  const ids = idsIn(root);
  return {
    words: reader.text.split(/\s+/).filter((word) => word !== ''),
    marks,
    pictures,
    links,
    anchors: reader.anchors.filter((anchor) => isThere(anchor, ids)).map(({ id }) => nameOfAnchor(id)),
    players,
    formulas,
  };
}
