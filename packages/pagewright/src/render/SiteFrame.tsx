import { type ComponentType, memo } from 'react';
import { Router, useLocation } from 'wouter';
import { trusted } from '../content/sanitising/trusted-html.ts';
import type { LayoutProps } from '../define-site.ts';
import { pageId } from './document/payload.ts';
import { useRepeatedPress } from './early-press.ts';
import { announcementId } from './page/announce-title.ts';
import { showErrorOverlay } from './reporting/error-overlay.ts';
import { report } from './reporting/report.ts';
import { SiteContexts, type SiteProps } from './SiteContexts.tsx';
import { useSiteCode } from './site-code.ts';

/** Begins the ids of the layout, which must differ from those of the page. */
export const layoutIdPrefix = 'layout';

/** React keeps the HTML of an element as long as this object stays the same. */
const anyHtml = { __html: trusted('') };

interface PageOutletProps {
  /** The HTML of the page; undefined in a browser. */
  readonly html: string | undefined;
}

/** The element of the page that is shown. It outlives the layout. */
let pageElement: HTMLElement | undefined;

/** The element that contains the page. Creates it if the document has none. */
export function pageRoot(): HTMLElement {
  pageElement ??= document.getElementById(pageId) ?? document.createElement('div');
  pageElement.id = pageId;
  return pageElement;
}

/** Puts the HTML of another page, which React has rendered, into the element of the page. */
export function putPage(html: string): void {
  Object.assign(pageRoot(), { innerHTML: trusted(html) });
}

/** Puts the page back if React has rendered the layout again from nothing. */
function keepPage(outlet: HTMLElement | null): void {
  const page = pageRoot();
  if (outlet && !outlet.contains(page)) outlet.replaceChildren(page);
}

/**
 * Keeps what the document shows if the layout throws: React then removes everything from its root. Call it before the layout hydrates.
 * @returns the handler of such an error
 */
export function keepDocument(root: HTMLElement): (error: unknown) => void {
  const shown = [...root.childNodes];
  const outlet = pageRoot().parentElement;
  return (error) => {
    root.replaceChildren(...(outlet ? shown : [pageRoot()]));
    keepPage(outlet);
    const message = String(error);
    report({ about: 'layout-threw', message: `The layout: ${message}` });
    // For the services that collect errors.
    reportError(error);
    if (import.meta.env.DEV) showErrorOverlay(`The layout threw: ${message}`, error);
  };
}

/** The place of the page in the layout. React does not look inside, because the page is a root of its own. */
const PageOutlet = memo(function PageOutlet({ html }: PageOutletProps) {
  const content = html === undefined ? anyHtml : { __html: `<div id="${pageId}">${html}</div>` };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML was rendered by React
  return <div ref={keepPage} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
});

/**
 * A live region in which screen readers announce the title of the page after a navigation. It outlives the page, because
 * screen readers ignore the text of a new one.
 */
function Announcement() {
  const { Hidden } = useSiteCode().states;
  return (
    <Hidden>
      <span
        id={announcementId}
        aria-live="polite"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps a title that was announced before the layout hydrated
        dangerouslySetInnerHTML={anyHtml}
      />
    </Hidden>
  );
}

interface SiteFrameProps extends SiteProps, PageOutletProps {
  readonly layout: ComponentType<LayoutProps>;
  /** The path of the page in the document. */
  readonly path: string;
}

function Frame({ code, layout: Layout, html }: Pick<SiteFrameProps, 'code' | 'layout' | 'html'>) {
  const [path] = useLocation();
  useRepeatedPress();
  return (
    <>
      <Layout site={code.config} path={path}>
        <PageOutlet html={html} />
      </Layout>
      <Announcement />
    </>
  );
}

/**
 * The layout around a page. Most visitors only read, and the layout shows without its code. So it is a React root of its own,
 * which hydrates later than the page.
 */
export function SiteFrame({ layout, path, html, ...site }: SiteFrameProps) {
  return (
    <Router ssrPath={path} ssrSearch="">
      <SiteContexts {...site}>
        <Frame code={site.code} layout={layout} html={html} />
      </SiteContexts>
    </Router>
  );
}
