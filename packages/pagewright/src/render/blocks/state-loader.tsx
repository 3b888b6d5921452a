import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { ErrorPageProps, QueryViewProps, SiteStates } from '../../define-site.ts';
import { PlainError, PlainState } from './plain-views.tsx';

/** A site's states as the renderer draws them: their code loads when it is needed, and bare text replaces code that cannot be loaded. */
export interface StateLoader {
  readonly QueryView: ComponentType<QueryViewProps>;
  readonly FallbackNotice: ComponentType<QueryViewProps>;
  readonly ErrorPage: ComponentType<ErrorPageProps>;
  /** Loads the views of queries before a page is drawn that may need them at once. */
  loadQueryViews(): Promise<void>;
}

export function createStateLoader({ queryViews, errorPage, PageTitle }: SiteStates): StateLoader {
  type Views = Awaited<ReturnType<typeof queryViews>>;
  const bare: Views = { QueryView: PlainState, FallbackNotice: PlainState };
  const load = () => queryViews().catch(() => bare);
  let views: Views | undefined;

  const late = (name: keyof Views): ComponentType<QueryViewProps> => {
    const LateView = lazy(async () => ({ default: (await load())[name] }));
    return function StateView({ state }) {
      // The view that was drawn first stays: another one would lose the focus of its button.
      const [View] = useState(() => views?.[name] ?? LateView);
      return (
        <Suspense fallback={null}>
          <View state={state} />
        </Suspense>
      );
    };
  };

  const LateErrorPage = lazy(() =>
    errorPage().then(
      ({ ErrorPage }) => ({ default: ErrorPage }),
      () => ({ default: PlainError }),
    ),
  );

  return {
    QueryView: late('QueryView'),
    FallbackNotice: late('FallbackNotice'),
    ErrorPage: (props) => (
      <Suspense fallback={<PageTitle isSeen={false}>{props.words.title}</PageTitle>}>
        <LateErrorPage {...props} />
      </Suspense>
    ),
    async loadQueryViews() {
      views = await load();
    },
  };
}
