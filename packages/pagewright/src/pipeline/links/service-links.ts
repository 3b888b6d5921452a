import { serviceRoot } from '../../content/addresses.ts';
import { serviceOfKey } from '../../content/requests/request-key.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { PagePayload } from '../../render/document/hydration-payload.ts';
import type { SourceTable } from '../../render/document/page-module.ts';
import { adapterOf, type ServiceAdapters } from '../reading/absence-check.ts';
import { linkedCollections, type SendLookup } from './entry-lookup.ts';
import { LinkedService, type LinkMemory } from './linked-service.ts';
import { pathBelow } from './links-in-content.ts';
import type { SitePages } from './site-pages.ts';

/** The links to content services on a page, by address: the path of a page of the site, or `''` if no page answers. */
export type FoundLinks = Readonly<Record<string, string>>;

/** A path of a service that may mean an entry. */
export interface UnknownLink {
  readonly service: LinkedService;
  readonly path: string;
}

type Contents = Pick<PagePayload, 'contents'>;

interface ServiceLinksOptions {
  readonly pages: readonly PagePlan[];
  readonly sources: SourceTable;
  readonly adapters: ServiceAdapters;
  /** Base URL of a service, by its name; undefined if it is not configured. */
  baseOf(service: string | undefined): string | undefined;
  /** Creates the memory of a service. */
  createMemory(): LinkMemory;
  readonly site: SitePages;
}

/** Finds the pages of the site for the links in content that lead to content services. */
export class ServiceLinks {
  readonly #services = new Map<string | undefined, LinkedService>();

  constructor({ pages, sources, adapters, baseOf, createMemory, site }: ServiceLinksOptions) {
    for (const { api, service } of Object.values(sources)) {
      const root = serviceRoot(baseOf(service));
      if (!root || this.#services.has(service)) continue;
      const entries = adapterOf(adapters, service)?.linkedEntries;
      const collections = entries ? linkedCollections(pages, sources, service) : [];
      const memory = createMemory();
      this.#services.set(service, new LinkedService({ root, api, entries, collections, memory, site }));
    }
  }

  #contentsOf({ contents }: Contents) {
    return Object.entries(contents).flatMap(([key, cached]) => {
      const service = this.#services.get(serviceOfKey(key));
      return service ? [{ key, cached, service }] : [];
    });
  }

  #serviceAt(address: string): LinkedService | undefined {
    return [...this.#services.values()].find(({ root }) => pathBelow(address, root) !== undefined);
  }

  /** See `LinkedService`. */
  targetOf(address: string, language: string | undefined): string | undefined {
    return this.#serviceAt(address)?.targetOf(address, language);
  }

  /** See `LinkedService`. */
  kindOf(address: string): string | undefined {
    return this.#serviceAt(address)?.kindOf(address);
  }

  /** The links of a page for which services must be asked; empty if all are known. */
  unknownIn(payload: Contents): readonly UnknownLink[] {
    return this.#contentsOf(payload).flatMap(({ cached, service }) =>
      service.unknownIn(cached.content).map((path) => ({ service, path })),
    );
  }

  /** Asks the services for links, with few requests for all of them. Rejects with a ContentError. */
  async lookUp(links: readonly UnknownLink[], send: SendLookup): Promise<void> {
    const paths = new Map<LinkedService, Set<string>>();
    for (const { service, path } of links) getOrInsert(paths, service, () => new Set<string>()).add(path);
    await Promise.all([...paths].map(([service, unknown]) => service.lookUp([...unknown], send)));
  }

  /** A payload whose links lead to pages of the site, and its links to content services. */
  inPayload<Payload extends Contents>(
    payload: Payload,
    language: string | undefined,
  ): { readonly payload: Payload; readonly links: FoundLinks } {
    const links: Record<string, string> = {};
    const contents = { ...payload.contents };
    for (const { key, cached, service } of this.#contentsOf(payload)) {
      const content = service.withPages(cached.content, language, (address, path) => {
        links[address] = path;
      });
      if (content !== cached.content) contents[key] = { ...cached, content };
    }
    return { payload: { ...payload, contents }, links };
  }

  /** The lists of the site config, which may come from any service. */
  inLists<Lists extends readonly (readonly [path: readonly string[], value: unknown])[]>(lists: Lists) {
    const services = [...this.#services.values()];
    return lists.map(([path, value]): [readonly string[], unknown] => [
      path,
      services.reduce((rest, service) => service.withPages(rest, undefined), value),
    ]);
  }
}
