import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Router } from 'wouter';
import { addPrecleanedHtml } from '../../../packages/pagewright/src/content/sanitising/precleaned-html.ts';
import type { PagePayload } from '../../../packages/pagewright/src/render/document/hydration-payload.ts';
import type { PageModule } from '../../../packages/pagewright/src/render/document/page-module.ts';
import { Page } from '../../../packages/pagewright/src/render/page/Page.tsx';
import {
  type ContentService,
  ContentServiceContext,
} from '../../../packages/pagewright/src/render/queries/content-service.ts';
import type { ShownPage } from '../../../packages/pagewright/src/render/routing/load-page.ts';
import { createSiteCode, SiteCodeContext } from '../../../packages/pagewright/src/render/site-code.ts';
import type { SiteDefinition } from '../../../packages/pagewright/src/render/site-definition.ts';
import type { SiteConfig } from '../../../packages/pagewright/src/site-types/registered-types.ts';

/** The arguments that the generated entry passes. */
export interface MeasuredPage {
  readonly site: Omit<SiteDefinition, 'sources' | 'content'>;
  readonly config: SiteConfig;
  readonly payload: PagePayload;
  readonly page: PageModule;
  readonly params: Readonly<Record<string, string>>;
  /** The same page, written by hand. Its props are the contents of the queries, and `route`. */
  readonly byHand: {
    readonly bare: HandPage;
    /** The page with a `Guard` around each block. */
    readonly guarded: HandPage;
  };
}

type HandPage = ComponentType<Readonly<Record<string, unknown>>>;

/** The variant of the page. */
export type Way = 'engine' | 'bare' | 'guarded';

/** Keeps an error in a block from breaking the rest of the page, as a developer would write it. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    return this.state.hasError ? null : this.props.children;
  }
}

/** The element around a block of the guarded page. */
export function Guard({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div id={id}>
      <ErrorBoundary>
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** The functions that the benchmark calls. */
interface Measurement {
  /** Mounts the page several times, each in a root of its own. */
  mount(way: Way, copies: number): void;
  /** Removes all pages. */
  clear(): void;
  /** Mounts the page several times, each as a new page. */
  navigate(way: Way, times: number): void;
  /** The text of the mounted page. */
  text(way: Way): string;
}

declare global {
  var rendererBench: Measurement | undefined;
}

/** Makes the page measurable once the code of its blocks has loaded. */
export async function measurePage({
  site,
  config,
  payload,
  page,
  params,
  byHand,
}: MeasuredPage): Promise<void> {
  const code = createSiteCode(site, config, []);
  addPrecleanedHtml(payload.contents, payload.html);
  if (payload.page) addPrecleanedHtml(payload.page, payload.page.html);
  await code.blocks.loadAll(page.plan, new Set());
  const service: ContentService = {
    placeOf: () => ({ contentBase: '', isClosed: true }),
    read: () => Promise.reject(new Error('Nothing is read')),
    retain: () => () => {},
  };
  const entry = { file: page.plan.file, route: '/', canonical: '/', load: async () => page };
  const shown: ShownPage = {
    path: '/',
    match: { entry, params, canonical: '/' },
    page,
    keys: payload.keys,
    payload,
    freshUntil: Number.POSITIVE_INFINITY,
  };
  const contents = Object.fromEntries(
    Object.entries(payload.keys).map(([name, key]) => [name, payload.contents[key]?.content]),
  );
  const route = { ...params, url: 'https://meridian-works.example/' };
  const container = document.createElement('div');
  document.body.append(container);

  const element = (way: Way, key: number) => {
    if (way === 'engine') return <Page key={key} shown={shown} url={route.url} isFirst={false} />;
    const HandPage = byHand[way];
    return <HandPage key={key} {...contents} route={route} />;
  };
  const draw = (root: Root, way: Way, key: number) =>
    flushSync(() =>
      root.render(
        <Router ssrPath="/">
          <SiteCodeContext value={code}>
            <ContentServiceContext value={service}>{element(way, key)}</ContentServiceContext>
          </SiteCodeContext>
        </Router>,
      ),
    );

  const mounted: Root[] = [];
  globalThis.rendererBench = {
    mount(way, copies) {
      for (let copy = 0; copy < copies; copy += 1) {
        const root = createRoot(container.appendChild(document.createElement('div')));
        mounted.push(root);
        draw(root, way, 0);
      }
    },
    clear() {
      for (const root of mounted.splice(0)) root.unmount();
      container.replaceChildren();
    },
    navigate(way, times) {
      const root = createRoot(container);
      for (let key = 0; key < times; key += 1) draw(root, way, key);
      root.unmount();
    },
    text(way) {
      const root = createRoot(container);
      draw(root, way, 0);
      const text = container.innerText;
      root.unmount();
      return text;
    },
  };
}
