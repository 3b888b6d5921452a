import { problemAt } from '../../schema/value-problem.ts';
import { parseString, unbracedPath } from '../string-value.ts';
import { compileLiteral } from './compile-literal.ts';
import { compilePath } from './compile-path.ts';
import { compileTemplate } from './compile-template.ts';
import type { CompiledValue, Context, Place } from './compile-types.ts';
import { reject } from './paths/collect-query-names.ts';
import { isRootName } from './paths/resolve-path.ts';

/** Compiles a string: a literal, a path or a template. */
export function compileString(text: string, place: Place, context: Context): CompiledValue | undefined {
  const { pointer } = place;
  const isRoot = (name: string) => isRootName(name, context);
  const parsed = parseString(text, isRoot);
  switch (parsed.is) {
    case 'malformed': {
      const { found, repair } = parsed;
      const data = { found, ...(repair ? { repair } : {}) };
      return reject([text, repair ?? ''], context, problemAt('malformed-braces', pointer, data));
    }
    case 'doubled':
      return reject(text, context, problemAt('doubled-braces', pointer, { found: text, path: parsed.path }));
    case 'literal': {
      const path = unbracedPath(parsed.text, isRoot);
      // Ajv validated the string while `{{` was still escaped, so a string with `{{` is validated again.
      if (!path) return compileLiteral(parsed.text, place, context, context.isValid && parsed.text === text);
      const data = { found: parsed.text, path };
      return reject(`${path}}`, context, problemAt('forgotten-braces', pointer, data));
    }
    case 'path':
      return compilePath(parsed.path, place, context);
    case 'template':
      return compileTemplate(parsed.parts, text, place, context);
  }
}
