import { parseFile, property, withoutTypes } from '../code/syntax-tree.ts';
import type { CodeRegistry } from './site-module.ts';

/** The text of `service` in the default export of a file; undefined without one, or if it is not a literal. */
export function serviceIn(root: string, file: string): string | undefined {
  const exported = parseFile(root, file)?.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (exported?.type !== 'ExportDefaultDeclaration') return undefined;
  const { declaration } = exported;
  if (declaration.type === 'ClassDeclaration' || declaration.type === 'FunctionDeclaration') return undefined;
  if (declaration.type === 'TSInterfaceDeclaration') return undefined;
  const given = withoutTypes(declaration);
  const service = given.type === 'ObjectExpression' ? property(given, 'service') : undefined;
  return service?.type === 'Literal' && typeof service.value === 'string' ? service.value : undefined;
}

/** The further services that sources read, by the name of the source. Parses the code of the sources and never runs it. */
export function readSourceServices(
  root: string,
  { entries }: Pick<CodeRegistry, 'entries'>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [source, file] of entries) {
    const service = file === undefined ? undefined : serviceIn(root, file);
    if (service !== undefined) found.set(source, service);
  }
  return found;
}
