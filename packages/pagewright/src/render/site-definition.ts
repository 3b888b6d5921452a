import type { ComponentType, ReactNode } from 'react';
import type { ContentAdapter } from '../content/content-adapter.ts';
import type { Sources } from '../content/source.ts';
import type { BlockProps, SiteConfig } from '../site-types/registered-types.ts';
import type { QueryState } from './queries/query-state.ts';

/** Code that loads when it is needed. */
export type Lazy<Module> = () => Promise<Module>;

/** A block: a pure function of its props with one root element. It neither fetches nor knows of loading. */
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
  /** What is known of the failure: `404 Not Found`, or the message of an error. */
  readonly message: string;
  /** Where the error was thrown. */
  readonly stack?: string | undefined;
}

/** How a site draws everything that blocks do not draw. */
export interface SiteStates {
  /** A bar over the page that is shown, while the next page loads. */
  readonly LoadingBar: ComponentType;
  /** Takes the place of a page that waits for its content. */
  readonly HeldBack: ComponentType;
  /** The h1 of a page on which no block draws one. Where `isSeen` is false it is for assistive technology alone. */
  readonly PageTitle: ComponentType<{ readonly isSeen: boolean; readonly children: string }>;
  /** Text for assistive technology alone. */
  readonly Hidden: ComponentType<{ readonly children: ReactNode }>;
  /** What most visits never need, so its code loads late. */
  readonly queryViews: Lazy<{
    /** Takes the place of the first block that cannot be built because of a query. */
    readonly QueryView: ComponentType<QueryViewProps>;
    /** Appears above content that replaces the content of a failed query. */
    readonly FallbackNotice: ComponentType<QueryViewProps>;
  }>;
  /** The whole page where no route matches, or where a page cannot be drawn. Loads late. */
  readonly errorPage: Lazy<{ readonly ErrorPage: ComponentType<ErrorPageProps> }>;
}

/** The one place where a site and the engine meet: the default export of `src/site.ts`. */
export interface SiteDefinition {
  /** The code of every block type. */
  readonly blocks: BlockRegistry;
  /** Every source. The build uses them from here; a page in the browser loads those that its queries name. */
  readonly sources: Sources;
  /** The frame around every page. Prerendered, it shows without its code, which loads when a visitor begins to use the page. */
  readonly layout: Lazy<{ readonly Layout: ComponentType<LayoutProps> }>;
  readonly states: SiteStates;
  /** The content service of the site. */
  readonly content: ContentAdapter;
}
