import { isMissing, isRecord, type Source } from 'pagewright/source';
import { listedFields, listQuery, nextPage, normalizeEntries } from 'pagewright-wordpress';
import { decode } from '../generated/decode/decode-case-studies.ts';
import { content } from './adapter.ts';

/** The fields of a case study that lists show. */
const fields = [...listedFields, 'sector', 'figure', 'results'];

/** The main figure of a case study: its first result, unless an editor has chosen another. */
function figureOf({ figure, results }: Record<string, unknown>): unknown {
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  return isMissing(figure) && isRecord(first) ? { value: String(first.after), unit: first.unit } : figure;
}

export default {
  api: content.api,
  request: (params) => ({ path: 'wp/v2/case-studies', query: listQuery(params, fields) }),
  normalize(body, params, response, request) {
    const listed: unknown = normalizeEntries(body, params, response, request);
    if (!Array.isArray(body) || !Array.isArray(listed)) return listed;
    const entries = new Map(body.filter(isRecord).map((entry) => [entry.id, entry]));
    return listed.map((item: unknown) => {
      const entry = isRecord(item) ? entries.get(item.id) : undefined;
      return isRecord(item) && entry ? { ...item, sector: entry.sector, figure: figureOf(entry) } : item;
    });
  },
  listOf: 'case-study',
  decode,
  next: nextPage,
} satisfies Source<'case-studies'>;
