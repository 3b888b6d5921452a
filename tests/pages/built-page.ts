import { JSDOM } from 'jsdom';
import { demoSite, sitePaths } from '../browser/fixture-sites/demo-site.ts';

const parser = new new JSDOM().window.DOMParser();
const pages = new Map<string, Promise<Document>>();

async function parsePage(url: string): Promise<Document> {
  return parser.parseFromString(await (await fetch(url)).text(), 'text/html');
}

/** The built page at a path, before any script runs. All tests share its document: they only read it. */
export function builtPage(path: string, site = demoSite()): Promise<Document> {
  const url = site + path;
  const page = pages.get(url) ?? parsePage(url);
  pages.set(url, page);
  return page;
}

/** Every built page of the sitemap with its path. */
export async function* builtPages(): AsyncGenerator<readonly [path: string, page: Document]> {
  for (const path of await sitePaths()) yield [path, await builtPage(path)];
}

/** The texts of elements with normalized white space. */
export function textsOf(elements: Iterable<Element>): string[] {
  return [...elements].map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim());
}

/** Targets of the links in a part of a page, in order. */
export function targetsOf(part: ParentNode): string[] {
  return [...part.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
}
