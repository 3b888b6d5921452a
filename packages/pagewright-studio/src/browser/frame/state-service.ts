import { ContentError } from 'pagewright/source';
import {
  type ContentRead,
  type ContentService,
  type JsonSchema,
  nodes,
  type SchemaNode,
  type SourceTable,
} from 'pagewright/tooling';
import type { ContentState } from '../shell/studio-view.ts';
import { emptied } from './state-empty.ts';
import { lengthenedHtml, withLongTexts } from './state-long.ts';
import { htmlWithoutImages, withoutImages } from './state-without-images.ts';

/** The schemas of content by source. */
export type ContentSchemas = Readonly<Record<string, JsonSchema>>;

/** How content changes in a state. */
interface ContentChange {
  /** Returns undefined if nothing is left. */
  readonly content: (value: unknown, node: SchemaNode) => unknown;
  /** Changes HTML before it is cleaned. */
  readonly html: (raw: string) => string;
}

const changes: { readonly [State in ContentState]?: ContentChange } = {
  empty: { content: emptied, html: (raw) => raw },
  long: { content: withLongTexts, html: lengthenedHtml },
  'no-images': { content: withoutImages, html: htmlWithoutImages },
};

/** Sources whose HTML is changed. It is still cleaned afterwards. */
function withHtml(sources: SourceTable, html: ContentChange['html']): SourceTable {
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [
      name,
      {
        ...source,
        decode: (body, clean, rules) => source.decode(body, (raw) => clean(html(raw)), rules),
      } satisfies SourceTable[string],
    ]),
  );
}

/** Content in a state. An entry that would be empty stays as it is. */
export function contentInState(content: unknown, node: SchemaNode, state: ContentState): unknown {
  const changed = changes[state]?.content(content, node);
  if (changed !== undefined) return changed;
  return Array.isArray(content) ? [] : content;
}

/** A content service that shows pages in a state. @param loadSchemas loads the schemas of what sources return */
export function serviceInState(
  service: ContentService,
  state: ContentState,
  loadSchemas: () => Promise<ContentSchemas>,
): ContentService {
  // These need no service.
  if (state === 'loading')
    return { ...service, placeOf: () => ({ contentBase: '' }), read: () => new Promise(() => {}) };
  if (state === 'failed')
    return {
      ...service,
      placeOf: () => ({ contentBase: '' }),
      read: async () => {
        throw new ContentError('http', 'The studio shows what visitors see when content cannot be read', 503);
      },
    };
  const change = changes[state];
  if (!change) return service;
  const read = async (request: ContentRead) => {
    const loadSources = async () => withHtml(await request.loadSources(), change.html);
    const [found, schemas] = await Promise.all([
      // What is cached was changed before, and would be changed again.
      service.read({ ...request, cached: undefined, loadSources }),
      loadSchemas(),
    ]);
    const node = nodes.of(schemas[request.source]);
    return { content: contentInState(found.content, node, state), issues: found.issues };
  };
  return { ...service, read };
}
