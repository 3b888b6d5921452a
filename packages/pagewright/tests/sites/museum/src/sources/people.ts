import { isRecord, type Source } from 'pagewright/source';
import { decode } from '../generated/decode/decode-people.ts';
import { content } from './museum-content.ts';

export default {
  api: content.api,
  // Pages that only name people read only this part of the museum's data.
  request: () => ({ path: 'custom/v1/house', query: { _fields: 'people' } }),
  normalize: (body) => (isRecord(body) ? body.people : body),
  listOf: 'house',
  decode,
} satisfies Source<'people'>;
