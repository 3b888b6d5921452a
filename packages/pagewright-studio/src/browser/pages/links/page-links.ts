import {
  type ConfigText,
  configs,
  type EditorSite,
  json,
  nodes,
  type Steps,
  type StringAt,
  sitePages,
} from 'pagewright/tooling';
import { readableTexts } from '../../names/readable-text.ts';
import { linkSegments, localParts, routeMatching } from './href-route.ts';
import { shownRoutes, siteRoutes } from './shown-routes.ts';

/** A link within a string: the whole string, or the address of an `<a>` in HTML. */
interface Href {
  readonly href: string;
  /** The offset in the string. */
  readonly at: number;
  /** The route of the page that it leads to. */
  readonly route: string;
}

/** A string of a config with links to a page. */
export interface PageLink {
  readonly file: string;
  readonly steps: Steps;
  /** Where the string is written, with its quotation marks. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly text: string;
  readonly hrefs: readonly [Href, ...Href[]];
  /**
   * link: a property of its own. html: within HTML. translation: the page that another one translates. canonical: the page that search
   * engines list in place of another. redirect: the target of a redirect.
   */
  readonly kind: 'link' | 'html' | 'translation' | 'canonical' | 'redirect';
  /** The words of the link, or of what is around it; undefined if it has none. */
  readonly label: string | undefined;
}

const hrefInHtml = /<a\s(?:[^>]*\s)?href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Whether a text may have a link to one of these routes. Most texts have none, and need not be parsed. */
function mayLink(text: string, routes: readonly string[]): boolean {
  const start = (route: string) => route.split('/:')[0] ?? '';
  return (
    routes.some((route) => !/^[\w/.:~-]*$/.test(route) || text.includes(start(route))) || text.includes('\\/')
  );
}

function kindOfLink(site: EditorSite, config: ConfigText, { steps }: StringAt): PageLink['kind'] | undefined {
  if (config.kind === 'page' && steps.length === 1 && steps[0] === 'translationOf') return 'translation';
  if (config.kind === 'redirects') return steps.at(-1) === 'to' ? 'redirect' : undefined;
  const { node } = configs.placeOf(site, config, steps);
  if (!node || nodes.formatOf(node) !== 'href') return undefined;
  return config.kind === 'page' && steps.join('/') === 'head/canonical' ? 'canonical' : 'link';
}

/** The first text that people read in the nearest object around a link that has any. */
function labelOf(site: EditorSite, config: ConfigText, steps: Steps): string | undefined {
  for (let length = steps.length - 1; length >= Math.max(0, steps.length - 3); length -= 1) {
    const { node, value } = configs.placeOf(site, config, steps.slice(0, length));
    const [label] = (node ? readableTexts(node) : []).flatMap(
      ([name]) => json.stringIn(json.objectOf(value)[name]) ?? [],
    );
    if (label !== undefined) return label;
  }
  return undefined;
}

/** All links to a page, in all configs and drafts, in the order of their files. */
export function linksTo(site: EditorSite, page: ConfigText): readonly PageLink[] {
  const { siteUrl, publicFiles, files } = site.workspace;
  const routes = shownRoutes(site, page);
  const all = siteRoutes(site);
  const find = (href: string): string | undefined => {
    const parts = localParts(href, siteUrl);
    if (!parts || publicFiles.has(parts.path)) return undefined;
    const segments = linkSegments(parts.path);
    const found = sitePages.pageMatching(all, segments)?.page.file;
    return found === page.file ? routeMatching(routes, segments) : undefined;
  };
  const hrefsOf = (text: string): readonly Href[] => {
    const whole = find(text);
    if (whole !== undefined) return [{ href: text, at: 0, route: whole }];
    return [...text.matchAll(hrefInHtml)].flatMap(({ 0: found, 1: quoted, 2: other, index }) => {
      const href = quoted ?? other ?? '';
      const route = find(href);
      return route === undefined ? [] : [{ href, at: index + found.length - 1 - href.length, route }];
    });
  };
  return [...files.keys()].toSorted().flatMap((file) => {
    const config = configs.read(site, file);
    if (!config || !mayLink(config.text, routes)) return [];
    const lineAt = json.lineFinder(config.text);
    return configs.stringsIn(config.tree).flatMap((string): readonly PageLink[] => {
      const [first, ...others] = hrefsOf(string.text);
      if (!first || !config.kind || string.steps.includes('$comment')) return [];
      const kind = first.href === string.text ? kindOfLink(site, config, string) : 'html';
      if (kind === undefined) return [];
      const { text, steps, start, end } = string;
      const { line } = lineAt(start, start);
      const hasWords = kind === 'link' || kind === 'html' || kind === 'canonical';
      const label = hasWords ? labelOf(site, config, steps) : undefined;
      return [{ file, steps, start, end, line, text, hrefs: [first, ...others], kind, label }];
    });
  });
}
