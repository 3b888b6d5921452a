import { baseOf } from '../../content/base-path.ts';
import { escapeHtml } from '../../content/sanitising/escape-html.ts';
import { isLocalTarget, type RedirectRule, targetParts } from '../../grammar/redirect-rules.ts';
import { segmentsOf, sortBySpecificity } from '../../grammar/route-pattern.ts';
import { decodedEscapes } from '../../json/decoded-escapes.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { PageFiles } from '../../project/project-config.ts';
import { escapedForPattern, quoted } from '../files/nginx-files.ts';
import type { WriteFile } from '../files/output-file.ts';
import { nameOfPath, pageFile } from '../files/page-files.ts';
import { encoded, type MovedPaths, movedHeading, patternOf, redirectsFile, statusOf } from './redirects.ts';

/** All redirects of a build. */
export interface SiteRedirects {
  /** The rules in `page-configs/_redirects.json`. */
  readonly rules: readonly RedirectRule[];
  /** Redirects for entries whose slug has changed. */
  readonly moved: MovedPaths;
}

/** File in the output folder with the same redirects, in the format of a `map` in nginx. */
const nginxFile = '_redirects.map';

/** The rules of a host: their paths have the base of the site. */
function hostRedirects({ rules, moved }: SiteRedirects, base: string): SiteRedirects {
  const targetOf = (to: string) => (isLocalTarget(to) ? base + to : to);
  return {
    rules: rules.map((rule) => ({ ...rule, from: base + rule.from, to: targetOf(rule.to) })),
    moved: new Map([...moved].map(([from, to]) => [base + from, base + to])),
  };
}

/** In `_redirects`, a star stands for any text. */
const withoutStars = (path: string) => path.replaceAll('*', '%2A');

/**
 * The text of `_redirects`. Each rule has two lines, because some hosts treat `/old` and `/old/` as different paths.
 * @param base the base of the site, without a slash at its end
 */
export function writeRedirects(redirects: SiteRedirects, base: string): string {
  const { rules, moved } = hostRedirects(redirects, base);
  const configured = rules.flatMap((rule) => {
    const line = ` ${encoded(rule.to)} ${statusOf(rule)}\n`;
    return [encoded(rule.from) + line, `${encoded(rule.from)}/${line}`];
  });
  const heading = configured.length > 0 ? [`${movedHeading}\n`] : [];
  return [
    ...configured,
    ...heading,
    ...[...moved].map(([from, to]) => `${withoutStars(from)} ${to} 301\n`),
  ].join('');
}

/** The longest plain key of a `map`, in bytes: nginx does not start if one does not fit into a bucket of its hash. */
const longestKey = 40;

/** The keys of a path without params: in the encoding of links, and as an author may have written it, which old links may have. */
function plainKeys(from: string): readonly string[] {
  const linked = `/${segmentsOf(from)
    .map((segment) => encodeURIComponent(decodedEscapes(segment)))
    .join('/')}`;
  return [linked, encoded(from)].map((key) =>
    key.length > longestKey ? `~*^${escapedForPattern(key)}$` : key,
  );
}

/** A path with params as a pattern. A param does not match a part that starts with a dot, so `..` never gets into a path. */
function patternKey(from: string): string {
  const pattern = segmentsOf(from).map((segment) =>
    segment.startsWith(':')
      ? `(?<redirect_${segment.slice(1)}>[^/.][^/]*)`
      : escapedForPattern(encodeURIComponent(decodedEscapes(segment))),
  );
  return `~*^/${pattern.join('/')}$`;
}

/** A status and a URL, to which a `map` leads. */
function mapValue(rule: RedirectRule): string {
  const [path, query, anchor] = targetParts(encoded(rule.to).replaceAll('$', '%24'));
  const target = isLocalTarget(rule.to) ? path.replaceAll(/\/:([A-Za-z]\w*)/g, '/$redirect_$1') : path;
  return `${statusOf(rule)} ${target}${query || '$is_args$args'}${anchor}`;
}

/** The lines of a `map`. It maps the path of a request, still encoded and without its query, to a status and a URL. */
export function writeNginxMap(redirects: SiteRedirects, base: string): string {
  const { rules, moved } = hostRedirects(redirects, base);
  const entries = [...moved].map(([from, to]) => ({ from: patternOf(from), to }));
  const isPattern = ({ from }: RedirectRule) => from.includes('/:');
  const lines = new Map<string, string>();
  for (const rule of [...rules.filter((each) => !isPattern(each)), ...entries]) {
    // nginx ignores case in plain keys, and does not start if two of them are equal.
    for (const key of plainKeys(rule.from))
      getOrInsert(lines, key.toLowerCase(), () => `${quoted(key)} ${quoted(mapValue(rule))};\n`);
  }
  // nginx uses the first pattern that matches.
  const patterns = sortBySpecificity(rules.filter(isPattern), ({ from }) => from);
  return [
    ...lines.values(),
    ...patterns.map((rule) => `${quoted(patternKey(rule.from))} ${quoted(mapValue(rule))};\n`),
  ].join('');
}

/** A page that sends visitors to another page, for hosts that cannot redirect. */
function redirectPage(to: string, language: string): string {
  const url = escapeHtml(encoded(to));
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${url}</title>`,
    `<link rel="canonical" href="${url}"><meta name="robots" content="noindex">`,
    `<meta http-equiv="refresh" content="0; url=${url}"></head><body><a href="${url}">${url}</a></body></html>\n`,
  ].join('');
}

export interface RedirectFileOptions {
  /** True to write a page for each redirect without params. */
  readonly hasPages: boolean;
  /** URL of the site, without a slash at its end. */
  readonly siteUrl: string;
  readonly language: string;
  readonly files: PageFiles;
  /** Paths of the written pages. */
  readonly pages: ReadonlySet<string>;
}

/** The file of a redirect page. Old paths with `.html` are names of files, which every host finds. */
const redirectFile = (name: string, files: PageFiles) =>
  name.endsWith('.html') ? name : pageFile(name, files);

/** Writes the redirects in the formats of all supported hosts. */
export async function writeRedirectFiles(
  redirects: SiteRedirects,
  { hasPages, siteUrl, language, files, pages }: RedirectFileOptions,
  writeFile: WriteFile,
): Promise<void> {
  const { rules, moved } = redirects;
  const base = baseOf(siteUrl);
  // The file must exist even without redirects, because nginx.conf includes it.
  await writeFile(nginxFile, writeNginxMap(redirects, base));
  if (rules.length + moved.size === 0) return;
  await writeFile(redirectsFile, writeRedirects(redirects, base));
  if (!hasPages) return;
  const entries = [...moved].map(([from, to]): RedirectRule => ({ from: patternOf(from), to }));
  const taken = new Set([...pages].map((page) => pageFile(nameOfPath(page), files)));
  for (const { from, to } of [...rules, ...entries]) {
    const file = redirectFile(from.slice(1), files);
    // `/visit.html` is the file of the page `/visit`.
    if (from.includes('/:') || taken.has(file)) continue;
    const target = isLocalTarget(to) ? siteUrl + to : to;
    await writeFile(file, redirectPage(target, language));
  }
}
