import {
  bindings,
  type ConfigText,
  type EditorSite,
  type Json,
  json,
  type Roots,
  type Steps,
} from 'pagewright/tooling';
import type { ContentAnswer } from './content-answer.ts';
import { knownItems, knownValues } from './known-values.ts';
import type { FieldPath } from './path-text.ts';

/**
 * What a path reads. value: on the page that is shown. example: what it may read, because content is not known. missing: the content of the
 * page lacks it.
 */
export type PathSample =
  | { readonly is: 'value'; readonly value: Json; readonly count?: number }
  | { readonly is: 'example'; readonly value: Json }
  | { readonly is: 'missing' };

/** Where a path is written. */
interface PathPlace {
  readonly site: EditorSite;
  readonly config: ConfigText;
  readonly steps: Steps;
  readonly roots: Roots;
}

/** What a path reads at a place; undefined if nothing is known of it. In a list, the first item that has the value counts. */
export function pathSample(
  path: FieldPath,
  { site, config, steps, roots }: PathPlace,
  answer: ContentAnswer | undefined,
): PathSample | undefined {
  const values = knownValues(site, answer);
  const [root, ...fields] = path;
  const items = root === 'item' ? knownItems(config, steps, values) : undefined;
  const scopes = items ? items.map((item) => ({ item })) : root in values ? [values] : [];
  const found = scopes.map((scope) => bindings.read(scope, path)).find((each) => each !== undefined);
  if (json.isJson(found)) {
    const query = answer?.queries[root];
    const count = query && 'lengths' in query ? query.lengths[fields.join('.')] : undefined;
    return { is: 'value', value: found, ...(count === undefined ? {} : { count }) };
  }
  if (scopes.length > 0) return { is: 'missing' };
  const value = bindings.sampleOf(path, site, config, steps, roots);
  return value === undefined ? undefined : { is: 'example', value };
}
