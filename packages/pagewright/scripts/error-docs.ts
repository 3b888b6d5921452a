import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const codeFolder = path.resolve(import.meta.dirname, '../src/check/codes');
const docs = path.resolve(import.meta.dirname, '../../../docs');

export const errorDocs = path.join(docs, 'errors.md');

/** A text with links that are relative to a folder, with links that are relative to `docs/`. */
function withLinksInDocs(text: string, folder: string): string {
  return text.replaceAll(/\]\((?!https?:|#)([^)#\s]+)/g, (_, link: string) => {
    const moved = path.relative(docs, path.resolve(folder, link));
    return `](${moved.split(path.sep).join('/')}`;
  });
}

/** What the document of each family says about its codes. */
export function describedCodes(): ReadonlyMap<string, string> {
  const files = readdirSync(codeFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(codeFolder, name));
  return new Map(
    files.flatMap((file) => {
      const [, ...sections] = readFileSync(file, 'utf8').split(/^## /m);
      return sections.map((section): [string, string] => {
        const end = section.indexOf('\n');
        return [section.slice(0, end), withLinksInDocs(section.slice(end).trim(), path.dirname(file))];
      });
    }),
  );
}

/** `docs/errors.md` with what the families of codes say now. The document decides the order of the codes. */
export function generateErrorDocs(): string {
  const described = describedCodes();
  const parts = readFileSync(errorDocs, 'utf8').split(/^(?=#{2,3} )/m);
  const codeOf = (part: string) => /^### (.+)/.exec(part)?.[1];
  const headings = new Set(parts.map(codeOf));
  for (const code of described.keys())
    if (!headings.has(code)) throw new Error(`Add the heading "### ${code}" at its place in docs/errors.md.`);
  return parts
    .map((part) => {
      const code = codeOf(part);
      const text = code === undefined ? undefined : described.get(code);
      return text === undefined ? part : `### ${code}\n\n${text}\n\n`;
    })
    .join('');
}
