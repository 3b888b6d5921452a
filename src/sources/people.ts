import { isRecord, type Source } from 'pagewright/source';
import { decode } from '../generated/decode/decode-people.ts';
import { content } from './adapter.ts';

const field = 'our_team_managements_data';

function personOf(member: unknown): unknown {
  if (!isRecord(member)) return member;
  const { name, designation, image } = member;
  return { name, role: designation, image };
}

/** Pages that only name people read this part of the company page. */
export default {
  api: content.api,
  request: () => ({ path: 'custom/v1/get-aboutpage-content', query: { _fields: field } }),
  normalize(body) {
    const members = isRecord(body) ? body[field] : undefined;
    return Array.isArray(members) ? members.map(personOf) : members;
  },
  listOf: 'company',
  decode,
} satisfies Source<'people'>;
