/** The file in `public/` with headers of the site's own. A build puts its rules after its own ones. */
export const headersFile = 'public/_headers';

/**
 * Headers by pattern of paths. In a pattern, `*` is any text and `:name` is a part of the path. A header without a value is removed, which
 * earlier rules have set.
 */
export type HeaderRules = readonly (readonly [
  pattern: string,
  headers: Readonly<Record<string, string | undefined>>,
])[];

/** Why a line of a `_headers` file cannot be used. */
export type HeadersMistake = 'pattern' | 'before-pattern' | 'header' | 'policy';

export interface HeadersProblem {
  readonly mistake: HeadersMistake;
  /** The line without the space around it. */
  readonly found: string;
  /** Its position in the text, in UTF-16 units. */
  readonly start: number;
}

interface ReadHeaders {
  readonly rules: HeaderRules;
  readonly problems: readonly HeadersProblem[];
}

const policyName = 'content-security-policy';

/** A header of a line: its value, or undefined for a line such as `! X-Frame-Options`, which removes it. */
function headerOf(line: string): readonly [name: string, value: string | undefined] | undefined {
  const removed = /^!\s*([\w-]+)$/.exec(line)?.[1];
  if (removed !== undefined) return [removed, undefined];
  const [, name, value] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
  return name === undefined || value === undefined ? undefined : [name, value];
}

/** Parses a `_headers` file: lines with a pattern of paths, each followed by indented lines with its headers. */
export function parseHeaders(text: string): ReadHeaders {
  const rules: (readonly [pattern: string, headers: Record<string, string | undefined>])[] = [];
  const problems: HeadersProblem[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const found = line.trim();
    const report = (mistake: HeadersMistake) =>
      void problems.push({ mistake, found, start: start + line.indexOf(found) });
    const isPattern = /^(?:\/|https:\/\/)/.test(found);
    const rule = rules.at(-1);
    if (isPattern && /\s/.test(found)) report('pattern');
    else if (isPattern) rules.push([found, {}]);
    else if (found !== '' && !found.startsWith('#')) {
      const header = headerOf(found);
      if (!header) report(/^\S/.test(line) ? 'pattern' : 'header');
      else if (!rule) report('before-pattern');
      else {
        if (header[0].toLowerCase() === policyName) report('policy');
        rule[1][header[0]] ??= header[1];
      }
    }
    start += line.length + 1;
  }
  return { rules, problems };
}
