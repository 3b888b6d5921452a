import type { ConfigKind } from '../../config/config-kind.ts';
import { isObject, type Json } from '../../json/json-value.ts';
import { type Problem, problemAt } from '../diagnostics/diagnostic.ts';

/** Reports a `$schema` with which editors would check a file against the schema of another kind, or none. */
export function checkSchemaReference(name: string, kind: ConfigKind, value: Json): readonly Problem[] {
  const found = isObject(value) ? value.$schema : undefined;
  if (typeof found !== 'string') return [];
  const file = `${kind}.schema.json`;
  const levels = name.split('/').length;
  const up = /^(?:\.\.\/)*/.exec(found)?.[0].length ?? 0;
  // The folder of the page configs may be deeper in the project than at its top.
  const isRight = found.startsWith('http')
    ? found.endsWith(`/${file}`)
    : found.endsWith(`schemas/${file}`) && up >= levels * 3;
  if (isRight) return [];
  const expected = `${'../'.repeat(levels)}schemas/${file}`;
  return [problemAt('wrong-schema', '/$schema', { found, expected })];
}
