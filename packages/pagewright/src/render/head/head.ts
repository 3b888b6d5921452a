import type { SiteConfig } from '../../generated/site-config.ts';
import { fill } from '../../grammar/fill.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { isRecord } from '../../json/is-record.ts';

/** The filled `head` of a page's config. `head-tags.ts` reads its properties. */
export type HeadValues = Readonly<Record<string, unknown>>;

export interface PageHead {
  /** Absent on a page that does not exist. */
  readonly values?: HeadValues;
  /** The URL of the page, by its first route. */
  readonly url: string;
  /** The HTML of the head elements that browsers cannot make. */
  readonly made?: string | undefined;
}

/** The head of a page. Values that an editor has entered for search engines replace the values of the config. */
export function headValues(plan: PagePlan, scope: Record<string, unknown>): HeadValues {
  const values = fill(plan.head, scope);
  return isRecord(values) ? { ...values, ...Object(values.seo) } : {};
}

/** A property of a head as text; empty if it is missing. */
export function headText(values: HeadValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

export function documentTitle({ head, errorPage }: SiteConfig, { values }: PageHead): string {
  return (values ? headText(values, 'title') : errorPage.title) + head.titleEnd;
}
