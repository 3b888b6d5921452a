import { isMissing, isRecord, type Source, slugPart } from 'pagewright/source';
import { normalizeEntry } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-post.ts';
import { content } from './adapter.ts';
import { withFirstTopic } from './first-topic.ts';

/** The sections are the first item of `details`, or `details` itself. */
function sectionsOf(details: unknown): unknown {
  return Array.isArray(details) && Array.isArray(details[0]) ? details[0] : details;
}

/** The first text of the sections, for an excerpt. Titles and images are not text. */
function firstText(sections: unknown): unknown {
  if (!Array.isArray(sections)) return undefined;
  const texts = sections.map((section: unknown) => (isRecord(section) ? section.content : undefined));
  return texts.find((text) => !isMissing(text));
}

export default {
  api: content.api,
  request: ({ slug }) => ({ path: `custom/v1/get-post-detail/${slugPart(slug)}` }),
  namesEntry: true,
  normalize(body) {
    if (!isRecord(body)) return body;
    const sections = sectionsOf(body.details);
    const { recent_posts: recent } = body;
    const text = firstText(sections);
    const shown = normalizeEntry({ ...body, title: body.hero_heading, content: text });
    if (!isRecord(shown)) return body;
    return withFirstTopic({
      ...body,
      sections,
      hero_heading: shown.title,
      lead: shown.lead,
      excerpt: isMissing(body.excerpt) ? text : body.excerpt,
      recent_posts: Array.isArray(recent) ? recent.map(withFirstTopic) : recent,
    });
  },
  entryType: 'post',
  // The field `recent_posts`.
  listOf: 'post:newest',
  decode,
} satisfies Source<'post'>;
