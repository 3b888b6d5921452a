import { isRecord, type Source, slugPart } from 'pagewright/source';
import { decode } from '../generated/decode/decode-article.ts';
import { content } from './museum-content.ts';

export default {
  api: content.api,
  request: ({ slug }) => ({ path: `custom/v1/article/${slugPart(slug)}` }),
  normalize: (body) =>
    isRecord(body) && Array.isArray(body.details) ? { ...body, sections: body.details[0] } : body,
  namesEntry: true,
  entryType: 'article',
  decode,
} satisfies Source<'article'>;
