import { type ComponentType, memo } from 'react';
import { Router, useLocation } from 'wouter';
import { trusted } from '../content/sanitising/trusted-html.ts';
import { pageId } from './document/payload.ts';
import { useRepeatedPress } from './early/presses.ts';
import { announcementId } from './page/announce-title.ts';
import { keepPage } from './page-root.ts';
import { withoutSlash } from './routing/route-match.ts';
import { SiteContexts, type SiteProps } from './SiteContexts.tsx';
import { useSiteCode } from './site-code.ts';
import type { LayoutProps } from './site-definition.ts';
import { hasBase, siteBase, sitePath } from './site-path.ts';

/** The prefix of ids in the layout, which must differ from the ids of the page. */
export const layoutIdPrefix = 'layout';

/** React does not touch the HTML of an element as long as this object stays the same. */
const anyHtml = { __html: trusted('') };

interface PageOutletProps {
  /** The HTML of the page; undefined in a browser. */
  readonly html: string | undefined;
}

/** The place of the page in the layout. React does not render its content, because the page is a separate root. */
const PageOutlet = memo(function PageOutlet({ html }: PageOutletProps) {
  const content = html === undefined ? anyHtml : { __html: `<div id="${pageId}">${html}</div>` };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML was rendered by React
  return <div ref={keepPage} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
});

/**
 * A live region in which screen readers announce the title of the page after a navigation. It stays in the document across pages, because
 * screen readers ignore the text of a new region.
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
  const path = withoutSlash(useLocation()[0]);
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
 * The layout around a page. Most visitors only read, and the HTML of the layout needs no code for that. So the layout is a separate React
 * root, which hydrates later than the page.
 */
export function SiteFrame({ layout, path, html, ...site }: SiteFrameProps) {
  return (
    <Router ssrPath={sitePath(path)} ssrSearch="" {...(hasBase ? { base: siteBase } : {})}>
      <SiteContexts {...site}>
        <Frame code={site.code} layout={layout} html={html} />
      </SiteContexts>
    </Router>
  );
}
