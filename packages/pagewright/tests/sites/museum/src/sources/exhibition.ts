import { type Source, slugPart } from 'pagewright/source';
import { decode } from '../generated/decode/decode-exhibition.ts';
import { content } from './museum-content.ts';

export default {
  api: content.api,
  request: ({ slug }) => ({ path: `custom/v1/exhibitions/${slugPart(slug)}` }),
  namesEntry: true,
  entryType: 'exhibition',
  decode,
} satisfies Source<'exhibition'>;
