import type { ComponentType, ReactNode } from 'react';
import type { ContentAdapter, ServiceAdapter } from '../content/content-adapter.ts';
import type { Sources } from '../content/source.ts';
import type { BlockProps, ServiceName, SiteConfig } from '../site-types/registered-types.ts';
import type { QueryState } from './queries/query-state.ts';
import type { ScriptOptions } from './scripts/script-options.ts';

/** Code that loads when it is needed. */
export type Lazy<Module> = () => Promise<Module>;

/** A block: a pure function of its props with one root element. It neither fetches content nor knows whether content is loading. */
export type BlockComponent<Type extends keyof BlockProps> = (props: BlockProps[Type]) => ReactNode;

export type BlockRegistry = {
  readonly [Type in keyof BlockProps]: Lazy<{ readonly default: BlockComponent<Type> }>;
};

export interface LayoutProps {
  readonly site: SiteConfig;
  /** The path of the page shown, without query and anchor. */
  readonly path: string;
  /** The page: an element with a `main` element. */
  readonly children: ReactNode;
}

export interface QueryViewProps {
  readonly state: QueryState | undefined;
}

export interface ErrorPageProps {
  readonly words: SiteConfig['errorPage'];
  /** A sentence for the visitor. */
  readonly lead: string;
  /** The technical description of the failure: `404 Not Found`, or the message of an error. */
  readonly message: string;
  /** Where the error was thrown. */
  readonly stack?: string | undefined;
}

/** How a site draws loading and failure, and everything else that is not a block. */
export interface SiteStates {
  /** A bar over the current page while the next page loads. */
  readonly LoadingBar: ComponentType;
  /** Replaces a page that waits for its content. */
  readonly HeldBack: ComponentType;
  /** The h1 of a page on which no block draws one. If `isSeen` is false, it is only for assistive technology. */
  readonly PageTitle: ComponentType<{ readonly isSeen: boolean; readonly children: string }>;
  /** Text that is only for assistive technology. */
  readonly Hidden: ComponentType<{ readonly children: ReactNode }>;
  /** Views that most visits never need, so their code loads late. */
  readonly queryViews: Lazy<{
    /** Replaces the first block that cannot be shown because of a query. */
    readonly QueryView: ComponentType<QueryViewProps>;
    /** Appears above content that replaces the content of a failed query. */
    readonly FallbackNotice: ComponentType<QueryViewProps>;
  }>;
  /** The whole page if no route matches or the page cannot be drawn. Its code loads late. */
  readonly errorPage: Lazy<{ readonly ErrorPage: ComponentType<ErrorPageProps> }>;
}

/** The connection between a site and the engine: the default export of `src/site.ts`. */
export interface SiteDefinition {
  /** The code of every block type. */
  readonly blocks: BlockRegistry;
  /** Every source. Builds use them from here; browsers load only the sources that a page's queries name. */
  readonly sources: Sources;
  /** The frame around every page. Its prerendered HTML needs no code, so the code loads when a visitor begins to use the page. */
  readonly layout: Lazy<{ readonly Layout: ComponentType<LayoutProps> }>;
  readonly states: SiteStates;
  /**
   * Scripts of others that run on all pages, such as statistics. The code loads when a page is shown and the browser is idle, whether or not
   * the visitor uses the page.
   */
  readonly scripts?: Lazy<{ readonly scripts: readonly ScriptOptions[] }>;
  /** The main content service of the site. */
  readonly content: ContentAdapter;
  /** What the engine needs to know of further services, by their name in `services` of `pagewright.config.ts`. Most need nothing here. */
  readonly services?: { readonly [Name in ServiceName]?: ServiceAdapter };
}
