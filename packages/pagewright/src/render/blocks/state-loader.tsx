import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { ErrorPageProps, QueryViewProps, SiteStates } from '../../define-site.ts';
import { PlainError, PlainState } from './plain-views.tsx';

/** The states of a site with lazy code. Plain text replaces code that cannot be loaded. */
export interface StateLoader {
  readonly QueryView: ComponentType<QueryViewProps>;
  readonly FallbackNotice: ComponentType<QueryViewProps>;
  readonly ErrorPage: ComponentType<ErrorPageProps>;
  /** Loads the views before a page that may need them at once. */
  loadQueryViews(): Promise<void>;
}

export function createStateLoader({ queryViews, errorPage, PageTitle }: SiteStates): StateLoader {
  type Views = Awaited<ReturnType<typeof queryViews>>;
  const plain: Views = { QueryView: PlainState, FallbackNotice: PlainState };
  const load = () => queryViews().catch(() => plain);
  let views: Views | undefined;

  const lazyView = (name: keyof Views): ComponentType<QueryViewProps> => {
    const LazyView = lazy(async () => ({ default: (await load())[name] }));
    return function StateView({ state }) {
      // The first view is kept, because its button would lose the focus.
      const [View] = useState(() => views?.[name] ?? LazyView);
      return (
        <Suspense fallback={null}>
          <View state={state} />
        </Suspense>
      );
    };
  };

  const LazyErrorPage = lazy(() =>
    errorPage().then(
      ({ ErrorPage }) => ({ default: ErrorPage }),
      () => ({ default: PlainError }),
    ),
  );

  return {
    QueryView: lazyView('QueryView'),
    FallbackNotice: lazyView('FallbackNotice'),
    ErrorPage: (props) => (
      <Suspense fallback={<PageTitle isSeen={false}>{props.words.title}</PageTitle>}>
        <LazyErrorPage {...props} />
      </Suspense>
    ),
    async loadQueryViews() {
      views = await load();
    },
  };
}
