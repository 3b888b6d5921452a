import { type ConfigText, configs, type EditorSite, sitePages, urls } from 'pagewright/tooling';
import { getOrAdd } from '../../get-or-add.ts';
import { pickerStrings } from '../picker-strings.ts';
import { wordsOfAnchor, wordsOfPath } from './page-words.ts';

/** Something that a link can lead to. */
export interface LinkTarget {
  readonly href: string;
  readonly kind: 'page' | 'section' | 'file' | 'mail' | 'phone' | 'outside';
  /** What people call it; empty if the address says all. */
  readonly words: string;
}

const documentFile = /\.(?:pdf|docx|xlsx|pptx|zip|csv|ics|vcf)$/i;

/** The most targets that are shown at once. */
export const maxTargets = 60;

const known = new WeakMap<object, readonly LinkTarget[]>();

/** The pages and documents of a site. */
function siteTargets(site: EditorSite): readonly LinkTarget[] {
  const { files, publicFiles } = site.workspace;
  return getOrAdd(known, files, () => [
    ...configs
      .all(site, 'page')
      .flatMap((page) =>
        sitePages
          .pathsOf(page)
          .map((href): LinkTarget => ({ href, kind: 'page', words: wordsOfPath(site, page, href) })),
      ),
    ...[...publicFiles]
      .filter((file) => documentFile.test(file))
      .map((href): LinkTarget => ({ href, kind: 'file', words: '' })),
  ]);
}

/** The page that a link without a path leads to. A shared section is on many pages: the page in the frame counts. */
export function ownPage(site: EditorSite, file: string, shownPath: string): ConfigText | undefined {
  const config = configs.read(site, file);
  return config?.kind === 'page' ? config : sitePages.pageAtPath(site, shownPath)?.page;
}

/** The sections of a page that have an anchor. @param path the path of the page in the link; empty for the page itself */
function sectionTargets(site: EditorSite, page: ConfigText, path: string): readonly LinkTarget[] {
  return sitePages.anchorsOf(page, site).map((anchor) => ({
    href: `${path}#${anchor.id}`,
    kind: 'section',
    words: path === '' ? `${pickerStrings.link.thisPage} › ${wordsOfAnchor(anchor)}` : wordsOfAnchor(anchor),
  }));
}

/** What somebody may mean who has not typed a whole link: an email address, a phone number, or a URL without `https://`. */
function meantTargets(typed: string): readonly LinkTarget[] {
  const text = typed.trim();
  const digits = text.replace(/[^\d+]/g, '');
  const meant: LinkTarget[] = [];
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text))
    meant.push({ href: `mailto:${text}`, kind: 'mail', words: '' });
  else if (/^\+?[\d\s()./-]+$/.test(text) && digits.length >= 6)
    meant.push({ href: `tel:${digits}`, kind: 'phone', words: '' });
  else if (/^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text))
    meant.push({ href: `https://${text}`, kind: 'outside', words: '' });
  return meant.filter(({ href }) => urls.isHref(href));
}

/** The rank of a target in the list: what begins with the text comes first. */
function rank({ href, words: said }: LinkTarget, text: string): number {
  if (href === text) return 0;
  return href.startsWith(text) || said.toLowerCase().startsWith(text) ? 1 : 2;
}

/**
 * The targets that fit what is typed: pages by title or path, the sections of the page before `#`, documents, and what the text means
 * itself. Without a text, the sections of the own page and all pages.
 */
export function linkTargetsFor(
  typed: string,
  site: EditorSite,
  file: string,
  shownPath: string,
): readonly LinkTarget[] {
  const own = ownPage(site, file, shownPath);
  const [path = '', anchor] = typed.trim().split('#', 2);
  if (anchor !== undefined) {
    const page = path === '' ? own : sitePages.pageAtPath(site, path)?.page;
    const sections = page ? sectionTargets(site, page, path) : [];
    return sections.filter((target) => matches(`${target.href} ${target.words}`, anchor));
  }
  const text = typed.trim().toLowerCase();
  const all = [...(own ? sectionTargets(site, own, '') : []), ...siteTargets(site)];
  const found = all.filter((target) => matches(`${target.href} ${target.words}`, text));
  return [
    ...meantTargets(typed),
    ...(text === '' ? found : found.toSorted((one, other) => rank(one, text) - rank(other, text))),
  ];
}

function matches(said: string, typed: string): boolean {
  const text = said.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
