import { ContentError, isRecord, type Source, slugText } from 'pagewright/source';
import { entryQuery, featuredImage, normalizeEntry, rendered, zonedDate } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-case-study.ts';
import { content } from './adapter.ts';
import { caseStudySections } from './case-study-sections.ts';

/** The fields that editors fill in below the text, except the additions to its sections. */
const fields = [
  'client',
  'sector',
  'facts',
  'lead_by',
  'results_heading',
  'results_lead',
  'results',
  'quote',
  'related',
  'seo',
] as const;

/** The sections of the text, each with its additions by editors. */
function withAdditions(sections: readonly object[], additions: unknown): object[] {
  const added: readonly unknown[] = Array.isArray(additions) ? additions : [];
  return sections.map((section, index) => {
    const more = added[index];
    return isRecord(more) ? { ...more, ...section } : section;
  });
}

export default {
  api: content.api,
  request: ({ slug }) => ({ path: 'wp/v2/case-studies', query: entryQuery(slugText(slug)) }),
  normalize(body) {
    if (!Array.isArray(body)) return body;
    const entry: unknown = body[0];
    if (entry === undefined || entry === null) throw new ContentError('not-found', 'Case study not found');
    const shown = normalizeEntry(entry);
    if (!isRecord(entry) || !isRecord(shown)) return entry;
    return {
      id: shown.id,
      slug: shown.slug,
      hero_heading: shown.title,
      hero_image: featuredImage(entry),
      excerpt: shown.excerpt,
      date: shown.date,
      modified: zonedDate(entry.modified, entry.modified_gmt),
      author: shown.author,
      details: withAdditions(caseStudySections(rendered(entry.content)), entry.sections),
      ...Object.fromEntries(fields.map((field) => [field, entry[field]])),
    };
  },
  entryType: 'case-study',
  decode,
} satisfies Source<'case-study'>;
