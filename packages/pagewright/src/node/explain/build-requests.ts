import { recordOf } from '../../json/is-record.ts';
import { payloadId } from '../../render/document/payload.ts';
import type { BuildRecord } from '../builds/build-record.ts';

/** The queries in the payload of a document. */
export interface DocumentQueries {
  /** The request of each query, as method and path, by the name of the query. */
  readonly requests: ReadonlyMap<string, string>;
  /** The content of each request, as JSON. */
  readonly contents: ReadonlyMap<string, string>;
}

const payload = new RegExp(`(<script[^>]* id="${payloadId}"[^>]*>)(.*?)</script>`, 's');

/** The queries of a document; none if it has no payload. */
export function queriesIn(html: string): DocumentQueries {
  const [, , text = '{}'] = payload.exec(html) ?? [];
  const parsed: unknown = JSON.parse(text);
  const page = recordOf(recordOf(parsed).page);
  const entriesOf = (value: unknown) => Object.entries(recordOf(value));
  return {
    requests: new Map(entriesOf(page.keys).map(([name, key]) => [name, String(key)])),
    contents: new Map(entriesOf(page.contents).map(([key, content]) => [key, JSON.stringify(content)])),
  };
}

/** A document without its payload. */
export function withoutPayload(html: string): string {
  return html.replace(payload, '');
}

/** The source of each request in a build, by method and path. */
export function sourcesOf({ requests }: BuildRecord): ReadonlyMap<string, string> {
  // The key of a list begins with how much of it the build reads, such as `all` or `first 20`.
  return new Map(
    Object.entries(requests).map(([key, { source }]) => [key.replace(/^(?:all|first \d+) /, ''), source]),
  );
}
