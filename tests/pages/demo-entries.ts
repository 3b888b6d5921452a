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

interface Company {
  readonly title: string;
  readonly core_section_heading: string;
  readonly certification: readonly string[];
  readonly our_team_managements_data: readonly {
    readonly name: string;
    readonly designation: string;
    readonly bio: string;
    readonly linkedin: string;
    readonly image: { readonly url: string };
  }[];
}

export const demoCompany = demoEntry<Company>('about');

interface Post {
  readonly hero_heading: string;
  readonly date: string;
  readonly author: string;
  readonly hero_image: { readonly url: string } | false;
  readonly details: readonly [
    readonly {
      readonly title: string;
      readonly content: string;
      readonly img?: { readonly url: string } | false;
      readonly image_side_text?: string;
      readonly margin_figure?: { readonly value: string; readonly unit?: string; readonly text: string };
    }[],
  ];
  readonly recent_posts: readonly { readonly title: string; readonly slug: string }[];
}

/** The response for a post of the demo content. */
export function demoPost(slug: string): Promise<Post> {
  return demoResponse(`custom/v1/get-post-detail/${slug}`);
}

/** The slugs of a kind of demo content. */
export function demoSlugs(kind: string): string[] {
  return readdirSync(path.join(folder, kind)).map((file) => path.basename(file, '.json'));
}

/** The response of the demo site's content service to a request: `custom/v1/get-all-posts`. */
export async function demoResponse<Body>(request: string): Promise<Body> {
  return (await fetch(`${demoSite()}/wp-json/${request}`)).json();
}

/** The text nodes of HTML from the content service, trimmed, without empty ones. */
export function textNodesOf(text: string): string[] {
  const fragment = JSDOM.fragment(text);
  const texts: string[] = [];
  const collect = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) texts.push((node.textContent ?? '').replace(/\s+/g, ' ').trim());
    for (const child of node.childNodes) collect(child);
  };
  collect(fragment);
  return texts.filter((text) => text !== '');
}

/** The text of HTML. The end of a block becomes a space, the end of a link does not. */
export function plain(text: string): string {
  const spaced = text.replace(/<\/?(?:p|h\d|li|ul|ol|br|div|figure|figcaption|blockquote|t[rdh])\b/g, ' $&');
  return (JSDOM.fragment(spaced).textContent ?? '').replace(/\s+/g, ' ').trim();
}
