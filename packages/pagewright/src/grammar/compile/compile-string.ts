import { problemAt } from '../../schema/value-problem.ts';
import { parseString, unbracedPath } from '../string-value.ts';
import { compileLiteral } from './compile-literal.ts';
import { compilePath } from './compile-path.ts';
import { compileTemplate } from './compile-template.ts';
import type { CompiledValue, Context, Place } from './compile-types.ts';
import { collectQueryNames } from './paths/collect-query-names.ts';
import { isRootName } from './paths/resolve-path.ts';

/** Compiles a string: a literal, a path or a template. */
export function compileString(text: string, place: Place, context: Context): CompiledValue | undefined {
  const { pointer } = place;
  const { problems, queries } = context;
  const isRoot = (name: string) => isRootName(name, context);
  const parsed = parseString(text, isRoot);
  switch (parsed.is) {
    case 'malformed': {
      const repair = parsed.repair ? { repair: parsed.repair } : {};
      problems.push(problemAt('malformed-braces', pointer, { found: parsed.found, ...repair }));
      collectQueryNames([text, parsed.repair ?? ''], queries);
      return undefined;
    }
    case 'doubled':
      problems.push(problemAt('doubled-braces', pointer, { found: text, path: parsed.path }));
      collectQueryNames(text, queries);
      return undefined;
    case 'literal': {
      const path = unbracedPath(parsed.text, isRoot);
      // Ajv validated the string while `{{` was still escaped, so a string with `{{` is validated again.
      if (!path) return compileLiteral(parsed.text, place, context, context.isValid && parsed.text === text);
      problems.push(problemAt('forgotten-braces', pointer, { found: parsed.text, path }));
      collectQueryNames(`${path}}`, queries);
      return undefined;
    }
    case 'path':
      return compilePath(parsed.path, place, context);
    case 'template':
      return compileTemplate(parsed.parts, text, place, context);
  }
}
