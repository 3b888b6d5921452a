import { JSDOM } from 'jsdom';
import { demoSite, sitePaths } from '../browser/fixture-sites/demo-site.ts';

/** The built page at a path, before any script runs. */
export async function builtPage(path: string, site = demoSite()): Promise<Document> {
  return new JSDOM(await (await fetch(site + path)).text()).window.document;
}

/** Every built page of the sitemap with its path, one at a time to save memory. */
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
