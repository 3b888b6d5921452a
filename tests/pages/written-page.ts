import { JSDOM } from 'jsdom';
import { demoSite, sitePaths } from '../browser/fixture-sites/demo-site.ts';

/** The page at a path as it was built, before any script runs. */
export async function writtenPage(path: string, site = demoSite()): Promise<Document> {
  return new JSDOM(await (await fetch(site + path)).text()).window.document;
}

/** Every page of the site's map as it was built, with its path: one after the other, since together they are large. */
export async function* writtenPages(): AsyncGenerator<readonly [path: string, page: Document]> {
  for (const path of await sitePaths()) yield [path, await writtenPage(path)];
}

/** The texts of elements, without the room around and between their words. */
export function textsOf(elements: Iterable<Element>): string[] {
  return [...elements].map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim());
}

/** Where the links of a part of a page lead, in their order. */
export function targetsOf(part: ParentNode): string[] {
  return [...part.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
}
