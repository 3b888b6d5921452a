import { type ConfigText, type EditorSite, sitePages, urls } from 'pagewright/tooling';
import { pickerStrings } from '../picker-strings.ts';
import { ownPage } from './link-targets.ts';
import { wordsOfAnchor, wordsOfPath } from './page-words.ts';

/** Where a link leads. */
interface LinkEnd {
  /** In words: `Company › Team`. */
  readonly words: string;
  /** Its URL for a window with the page: absolute for other sites, otherwise a path. Undefined for a link that opens no page. */
  readonly url?: string;
}

interface LinkPlace {
  readonly site: EditorSite;
  /** The config with the link, by its path below `page-configs/`. */
  readonly file: string;
  /** The path that the frame shows. */
  readonly shownPath: string;
}

/** Says where a link leads; undefined for an empty one. */
export function linkEnd(href: string, { site, file, shownPath }: LinkPlace): LinkEnd | undefined {
  const { link } = pickerStrings;
  if (href === '') return undefined;
  if (href.includes('{')) return { words: link.fromContent };
  if (!urls.isHref(href)) return { words: link.noLink };
  const [, scheme = '', rest = ''] = /^(mailto|tel):(.*)$/i.exec(href) ?? [];
  if (scheme.toLowerCase() === 'mailto') return { words: link.mail(rest.replace(/\?.*$/, '')) };
  if (scheme.toLowerCase() === 'tel') return { words: link.phone(rest) };
  const { siteUrl, publicFiles } = site.workspace;
  const isOwn = siteUrl !== undefined && href.toLowerCase().startsWith(`${siteUrl.toLowerCase()}/`);
  const local = isOwn ? href.slice(siteUrl.length) : href;
  if (/^https?:/i.test(local)) return { words: link.outside(new URL(local).host), url: local };
  const [before = '', anchor = ''] = local.split('#', 2);
  const [path = ''] = before.split('?', 1);
  const end = anchor === '' ? '' : `#${anchor}`;
  if (publicFiles.has(path)) return { words: link.file(path), url: before + end };
  const page = path === '' ? ownPage(site, file, shownPath) : sitePages.pageAtPath(site, path)?.page;
  if (!page) return { words: link.noPage(path) };
  const url = `${path === '' ? pathIn(site, page, shownPath) : ''}${before}${end}`;
  const parts = path === '' ? [link.thisPage] : [wordsOfPath(site, page, path)];
  if (anchor !== '') {
    const found = sitePages.anchorsOf(page, site).find(({ id }) => id === anchor);
    parts.push(found ? wordsOfAnchor(found) : `#${anchor}`);
  }
  return { words: parts.join(' › '), url };
}

/** The path of a page that the frame shows, or else its first one. */
function pathIn(site: EditorSite, page: ConfigText, shownPath: string): string {
  const isShown = sitePages.pageAtPath(site, shownPath)?.page.file === page.file;
  return isShown ? shownPath : (sitePages.pathsOf(page)[0] ?? shownPath);
}
