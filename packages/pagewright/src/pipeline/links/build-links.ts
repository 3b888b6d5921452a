import { targetParts } from '../../grammar/redirect-rules.ts';
import type { PagePayload } from '../../render/document/hydration-payload.ts';
import type { SiteList } from '../../render/document/settings.ts';
import type { PagePath } from '../pages/page-paths.ts';
import type { Warning } from '../warnings.ts';
import type { SendLookup } from './entry-lookup.ts';
import type { FoundLinks, ServiceLinks, UnknownLink } from './service-links.ts';
import type { BuiltPages } from './site-pages.ts';
import { unansweredLinks } from './unanswered-links.ts';

interface BuildLinksOptions {
  readonly links: ServiceLinks;
  readonly pages: BuiltPages;
  readonly paths: readonly PagePath[];
  /** Paths of the pages of the previous build. */
  readonly earlier: ReadonlySet<string>;
  readonly send: SendLookup;
}

/**
 * The links from the pages of a build to content services. A page whose links are not known waits until the services have been asked for the
 * links of all such pages at once.
 */
export class BuildLinks {
  readonly #options: BuildLinksOptions;
  readonly #hasNewPages: boolean;
  readonly #byPage = new Map<string, FoundLinks>();
  #unknown: UnknownLink[] = [];
  #failure: string | undefined;

  constructor(options: BuildLinksOptions) {
    this.#options = options;
    this.#hasNewPages = options.paths.some(({ path }) => !options.earlier.has(path));
  }

  /** False if a service could not be asked, so that the next build must ask again. */
  get areFinal(): boolean {
    return this.#failure === undefined;
  }

  /** True if the links of a page of the previous build still lead to the same pages. */
  areSame(found: FoundLinks, { page: { language } }: PagePath): boolean {
    const { links, pages } = this.#options;
    return Object.entries(found).every(([address, target]) => {
      const now = links.targetOf(address, language);
      if (now !== undefined) return now === target;
      // An entry that had no page can have one only if there are new pages.
      return target === '' ? !this.#hasNewPages : pages.pageAt(targetParts(target)[0]) !== undefined;
    });
  }

  /** True if the page must wait for `lookUp`. */
  mustWait(payload: PagePayload): boolean {
    const unknown = this.#options.links.unknownIn(payload);
    this.#unknown.push(...unknown);
    return unknown.length > 0;
  }

  /** Asks the services for the links of all waiting pages. Without an answer, these links stay as they are. */
  async lookUp(): Promise<void> {
    const unknown = this.#unknown;
    this.#unknown = [];
    await this.#options.links.lookUp(unknown, this.#options.send).catch((error: unknown) => {
      this.#failure = error instanceof Error ? error.message : String(error);
    });
  }

  /** The payload of a page with its links, which are the links of the page. */
  inPayload(payload: PagePayload, { page: { language } }: PagePath) {
    return this.#options.links.inPayload(payload, language);
  }

  inLists(lists: readonly SiteList[]): readonly SiteList[] {
    return this.#options.links.inLists(lists);
  }

  /** Notes the links of a written page. */
  note(path: string, found: FoundLinks = {}): void {
    this.#byPage.set(path, found);
  }

  /** Excludes pages that were not written. Returns the paths of the pages with links to them. */
  exclude(unwritten: ReadonlySet<string>): ReadonlySet<string> {
    this.#options.pages.exclude(unwritten);
    const leading = [...this.#byPage].filter(([, found]) =>
      Object.values(found).some((target) => unwritten.has(targetParts(target)[0])),
    );
    return new Set(leading.map(([path]) => path));
  }

  /** Warnings about the links that no page answers. */
  warnings(): readonly Warning[] {
    const failure = this.#failure;
    const failed =
      failure === undefined
        ? []
        : [
            {
              kind: 'links whose entries could not be found',
              cause: failure,
              text: `The content service did not say which entries some links in content mean (${failure}), so these links lead to the content service. Build again`,
            },
          ];
    return [...failed, ...unansweredLinks(this.#byPage, (address) => this.#options.links.kindOf(address))];
  }
}
