import type { Plan } from './plans/value-plan.ts';
import { withProperties } from './with-properties.ts';

/** The `file` of a plan for the second and all further pages of a list. No config can have this name. */
export function furtherFile(file: string): string {
  return file.replace(/\.json$/, '~page.json');
}

/** The `file` of a plan for one language of a config in several languages. No config can have this name. */
export function languageFile(file: string, language: string | undefined): string {
  return language === undefined ? file : file.replace(/\.json$/, `~in-${language}.json`);
}

/** The path of a plan's config, below `page-configs/`. */
export function configFile(file: string): string {
  return file.replace(/(?:~in-[A-Za-z0-9-]+)?(?:~page)?\.json$/, '.json');
}

/** The number of a page and the numbers of all pages of its list, for links in the head of the document. */
export interface PagingHead {
  readonly page: string;
  readonly pages: readonly { readonly page: string }[];
}

/**
 * Adds `paging` to the plan of a head; see `PagingHead`.
 * @param page the page number, if all paths of the plan have the same; otherwise the route has it
 * @param hasFeed whether the list has a feed
 */
export function withPagingHead(head: Plan, page: string | undefined, hasFeed: boolean): Plan {
  return withProperties(head, {
    ...(hasFeed ? { feed: { is: 'literal', value: true } } : {}),
    paging: {
      is: 'object',
      needs: ['page', 'pages'],
      properties: {
        page: page === undefined ? { is: 'path', path: ['route', 'page'] } : { is: 'literal', value: page },
        pages: { is: 'path', path: ['paging'] },
      },
    },
  });
}
