import { parseAst } from 'vite';
import { definition, nameOf } from './syntax-tree.ts';

/** Replaces parts of a text with spaces, so that all other offsets stay the same. */
function blanked(code: string, parts: readonly { readonly start: number; readonly end: number }[]): string {
  return parts.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end),
    code,
  );
}

const serverParts = new Set<string | undefined>(['sources', 'content', 'services']);

/** The code of the site file for browsers, without `sources`, `content`, `services` and the imports that only these use. */
export function withoutServerParts(code: string): string {
  const program = parseAst(code);
  const properties = definition(program)?.properties ?? [];
  const removed = properties.flatMap((entry, index) =>
    serverParts.has(nameOf(entry))
      ? [{ start: entry.start, end: properties[index + 1]?.start ?? entry.end }]
      : [],
  );
  const rest = blanked(code, removed);
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  const body = blanked(rest, imports);
  const unused = imports.filter(
    ({ specifiers }) =>
      specifiers.length > 0 && specifiers.every(({ local }) => !new RegExp(`\\b${local.name}\\b`).test(body)),
  );
  return blanked(rest, unused);
}
