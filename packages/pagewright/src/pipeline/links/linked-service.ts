import { pageFor } from '../../content/addresses.ts';
import type { ServiceAdapter } from '../../content/content-adapter.ts';
import type { ContentApi } from '../../content/content-api.ts';
import { targetParts } from '../../grammar/redirect-rules.ts';
import { type Collection, type FoundPage, lookUpEntries, type SendLookup } from './entry-lookup.ts';
import { pathBelow, withTargets } from './links-in-content.ts';
import type { SitePages } from './site-pages.ts';

/** The pages of the entries that paths of the service mean; several if pages in several languages show the entry. */
export interface LinkMemory {
  get(path: string): readonly FoundPage[] | undefined;
  set(path: string, pages: readonly FoundPage[]): unknown;
}

interface LinkedServiceOptions {
  /** URL below which the service has its pages, without a slash at its end. */
  readonly root: string;
  readonly api: ContentApi;
  readonly entries: ServiceAdapter['linkedEntries'];
  readonly collections: readonly Collection[];
  readonly memory: LinkMemory;
  readonly site: SitePages;
}

/**
 * The links to a content service. A link is known if a page of the site answers its path, if it cannot be an entry, or if the service was
 * asked for it.
 */
export class LinkedService {
  readonly root: string;
  readonly #options: LinkedServiceOptions;

  constructor(options: LinkedServiceOptions) {
    this.root = options.root;
    this.#options = options;
  }

  #pathOf(address: string): string {
    return pathBelow(address, this.root) ?? '/';
  }

  /** The part of an address that may name an entry. */
  #entryPath(address: string): string {
    return this.#pathOf(address).replace(/#.*$/s, '');
  }

  /** What an address means, in plural words; undefined if it cannot be an entry. */
  kindOf(address: string): string | undefined {
    return this.#options.entries?.kindOf(this.#entryPath(address));
  }

  /** The path of the site for an address; `''` if no page answers; undefined if it is not known. */
  targetOf(address: string, language: string | undefined): string | undefined {
    const { api, collections, memory, site } = this.#options;
    const page = pageFor(this.#pathOf(address), api, site.pageAt);
    if (page !== undefined) return page;
    if (this.kindOf(address) === undefined || collections.length === 0) return '';
    const found = memory.get(this.#entryPath(address));
    if (found === undefined) return undefined;
    const pages = found.flatMap((each) =>
      site.pathsOf(each.page, each.param, each.slug).map((path) => ({ path, language: each.page.language })),
    );
    const best = pages.find((each) => each.language === language) ?? pages[0];
    if (best === undefined) return '';
    const [bare, query, anchor] = targetParts(this.#pathOf(address));
    // A query that names the entry has no meaning on the site.
    const isName = query !== '' && api.sitePathOf?.(bare, query) === undefined;
    return best.path + (isName ? '' : query) + anchor;
  }

  /** The paths in some content for which the service must be asked. */
  unknownIn(content: unknown): readonly string[] {
    const unknown = new Set<string>();
    withTargets(content, this.root, (address) => {
      if (this.targetOf(address, undefined) === undefined) unknown.add(this.#entryPath(address));
      return undefined;
    });
    return [...unknown];
  }

  /**
   * Content with its links to pages of the site.
   * @param note called for each link that means a page or an entry, with its path; `''` if no page answers
   */
  withPages(
    content: unknown,
    language: string | undefined,
    note: (address: string, path: string) => void = () => {},
  ): unknown {
    return withTargets(content, this.root, (address) => {
      const target = this.targetOf(address, language) ?? '';
      if (target !== '' || this.kindOf(address) !== undefined) note(address, target);
      return target === '' ? undefined : target;
    });
  }

  /** Asks the service for paths, and remembers its answers. Rejects with a ContentError. */
  async lookUp(paths: readonly string[], send: SendLookup): Promise<void> {
    const { entries, collections, memory } = this.#options;
    if (!entries || paths.length === 0) return;
    const found = await lookUpEntries(paths, collections, entries, send);
    for (const [path, pages] of found) memory.set(path, pages);
  }
}
