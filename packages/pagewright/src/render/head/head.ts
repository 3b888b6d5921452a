import type { Image, SiteConfig } from '../../generated/site-config.ts';
import { fill } from '../../grammar/fill.ts';
import type { PagePlan } from '../../grammar/plan.ts';

/** What the head of a page says. */
export interface HeadValues {
  readonly title: string;
  readonly description: string;
  readonly image?: Image;
  readonly kind?: string;
  /** ISO 8601 with its zone, like `modified`. */
  readonly published?: string;
  readonly modified?: string;
  readonly author?: string;
}

function isHead(value: unknown): value is HeadValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'description' in value &&
    typeof value.description === 'string'
  );
}

/** The head's values, out of the page's config and its content. */
export function headValues(plan: PagePlan, scope: Record<string, unknown>): HeadValues {
  const values = fill(plan.head, scope);
  // The check holds that title and description cannot be missing.
  return isHead(values) ? values : { title: '', description: '' };
}

/** What the head says at an address; without values where there is no page. */
export interface PageHead {
  readonly values?: HeadValues;
  /** The canonical address in full. */
  readonly url: string;
}

/** The title of the document. */
export function documentTitle(site: SiteConfig, { values }: PageHead): string {
  return (values?.title ?? site.errorPage.title) + site.head.titleEnd;
}
