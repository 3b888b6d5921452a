import { isRecord } from '../../../packages/pagewright/src/content/delivery.ts';
import { slugText } from '../../../packages/pagewright/src/content/slug-part.ts';
import { ContentError, type Source } from '../../../packages/pagewright/src/content/source.ts';
import { deliver } from '../../generated/delivery/deliver-case-study.ts';
import { caseStudySections } from './case-study-sections.ts';
import { entryQuery } from './collection.ts';
import { featuredImage, shapeEntry } from './entry-shape.ts';
import { zonedDate } from './zoned-date.ts';

export default {
  request: ({ slug }) => ({ path: 'wp/v2/case-studies', query: entryQuery(slugText(slug)) }),
  shape(body) {
    if (!Array.isArray(body)) return body;
    const entry: unknown = body[0];
    if (entry === undefined || entry === null) throw new ContentError('not-found', 'Case study not found');
    const shown = shapeEntry(entry);
    if (!isRecord(entry) || !isRecord(shown)) return entry;
    const content = isRecord(entry.content) ? entry.content.rendered : entry.content;
    return {
      id: shown.id,
      slug: shown.slug,
      hero_heading: shown.title,
      hero_image: featuredImage(entry),
      excerpt: shown.excerpt,
      date: shown.date,
      modified: zonedDate(entry.modified, entry.modified_gmt),
      author: shown.author,
      details: caseStudySections(content),
    };
  },
  movesAs: 'case-study',
  deliver,
} satisfies Source<'case-study'>;
