import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { root } from '../browser/fixture-sites/build-once.ts';
import { demoSite } from '../browser/fixture-sites/demo-site.ts';

const folder = path.join(root, 'demo-content');

/** A file of the demo content: `services/pmo`. */
export function demoEntry<Entry>(file: string): Entry {
  return JSON.parse(readFileSync(path.join(folder, `${file}.json`), 'utf8'));
}

/** The slugs of a kind of demo content. */
export function demoSlugs(kind: string): string[] {
  return readdirSync(path.join(folder, kind)).map((file) => path.basename(file, '.json'));
}

/** What the content service of the demo answers: `custom/v1/get-all-posts`. */
export async function answered<Body>(request: string): Promise<Body> {
  return (await fetch(`${demoSite()}/wp-json/${request}`)).json();
}

/** The words of a text of the content service: without tags, character references decoded, a piece for each text between tags. */
export function piecesOf(text: string): string[] {
  const fragment = JSDOM.fragment(text);
  const pieces: string[] = [];
  const collect = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) pieces.push((node.textContent ?? '').replace(/\s+/g, ' ').trim());
    for (const child of node.childNodes) collect(child);
  };
  collect(fragment);
  return pieces.filter((piece) => piece !== '');
}

/** The same as one text: a space stands where a block ends, and none where a link does. */
export function plain(text: string): string {
  const apart = text.replace(/<\/?(?:p|h\d|li|ul|ol|br|div|figure|figcaption|blockquote|t[rdh])\b/g, ' $&');
  return (JSDOM.fragment(apart).textContent ?? '').replace(/\s+/g, ' ').trim();
}
