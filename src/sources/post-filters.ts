import { slugText } from 'pagewright/source';

/** The filters of a list of posts, as its query: each is the slug of one topic, tag or author. */
export function postFilters(filters: {
  readonly topic?: string | undefined;
  readonly tag?: string | undefined;
  readonly author?: string | undefined;
}): Readonly<Record<string, string>> {
  const { topic, tag, author } = filters;
  const given = Object.entries({ topic, tag, author }).filter(([, slug]) => slug !== undefined);
  return Object.fromEntries(given.map(([name, slug]) => [name, slugText(slug)]));
}
