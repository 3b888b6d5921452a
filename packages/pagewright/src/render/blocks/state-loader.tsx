import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { ErrorPageProps, QueryViewProps, SiteStates } from '../site-definition.ts';

// Replacements for the error page and the query states, if their code cannot be loaded.

function PlainError({ words, message }: ErrorPageProps) {
  return (
    <>
      <h1>{words.title}</h1>
      <p>{message}</p>
    </>
  );
}

function PlainState({ state }: QueryViewProps) {
  return state?.is === 'failed' && <p>{state.title}</p>;
}

/** The query states and the error page of a site, whose code loads lazily. Plain text replaces code that cannot be loaded. */
export interface StateLoader {
  readonly QueryView: ComponentType<QueryViewProps>;
  readonly FallbackNotice: ComponentType<QueryViewProps>;
  readonly ErrorPage: ComponentType<ErrorPageProps>;
  /** Loads the views in advance, for a page that may need them immediately. */
  loadQueryViews(): Promise<void>;
  /** Loads the error page in advance, for when it must be shown immediately. */
  loadErrorPage(): Promise<void>;
}

export function createStateLoader({ queryViews, errorPage, PageTitle }: SiteStates): StateLoader {
  type Views = Awaited<ReturnType<typeof queryViews>>;
  const plain: Views = { QueryView: PlainState, FallbackNotice: PlainState };
  const load = () => queryViews().catch(() => plain);
  let views: Views | undefined;

  const lazyView = (name: keyof Views): ComponentType<QueryViewProps> => {
    const LazyView = lazy(async () => ({ default: (await load())[name] }));
    return function StateView({ state }) {
      // Keeps the first view: with another one, its button would lose the focus.
      const [View] = useState(() => views?.[name] ?? LazyView);
      return (
        <Suspense fallback={null}>
          <View state={state} />
        </Suspense>
      );
    };
  };

  let errorView: ComponentType<ErrorPageProps> | undefined;
  const loadError = () =>
    errorPage().then(
      ({ ErrorPage }) => ErrorPage,
      () => PlainError,
    );
  const LazyErrorPage = lazy(async () => ({ default: await loadError() }));
  function ErrorPage(props: ErrorPageProps) {
    const [View] = useState(() => errorView ?? LazyErrorPage);
    return (
      <Suspense fallback={<PageTitle isSeen={false}>{props.words.title}</PageTitle>}>
        <View {...props} />
      </Suspense>
    );
  }

  return {
    QueryView: lazyView('QueryView'),
    FallbackNotice: lazyView('FallbackNotice'),
    ErrorPage,
    async loadQueryViews() {
      views = await load();
    },
    async loadErrorPage() {
      errorView = await loadError();
    },
  };
}
