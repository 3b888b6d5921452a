import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import type { SiteConfig } from '../../../../../src/generated/site-config.ts';
import { PageTitle } from '../PageTitle.tsx';
import type { QueryState } from '../queries/query-state.ts';
import { BareError, BareState } from './bare-views.tsx';

/** What is drawn when something is amiss. Most visits never see it, so its code loads when it is needed. */

interface StateViewProps {
  readonly state: QueryState | undefined;
}

type StateViews = Readonly<Record<'QueryView' | 'FallbackNotice', ComponentType<StateViewProps>>>;

const bareViews: StateViews = { QueryView: BareState, FallbackNotice: BareState };
const loadViews = (): Promise<StateViews> =>
  import('../../../../../src/states/rare-states.ts').catch(() => bareViews);

let views: StateViews | undefined;

/** Loads what stands for a query that waits or has failed, so that it stands at once where it is drawn. */
export async function loadStateViews(): Promise<void> {
  views = await loadViews();
}

const lateViews: StateViews = {
  QueryView: lazy(async () => ({ default: (await loadViews()).QueryView })),
  FallbackNotice: lazy(async () => ({ default: (await loadViews()).FallbackNotice })),
};

function StateView({ state, name }: StateViewProps & { readonly name: keyof StateViews }) {
  // The one that was drawn first stays: another would lose the focus of its button.
  const [View] = useState(() => (views ?? lateViews)[name]);
  return (
    <Suspense fallback={null}>
      <View state={state} />
    </Suspense>
  );
}

export function QueryView({ state }: StateViewProps) {
  return <StateView name="QueryView" state={state} />;
}

export function FallbackNotice({ state }: StateViewProps) {
  return <StateView name="FallbackNotice" state={state} />;
}

const LazyErrorPage = lazy(() =>
  import('../../../../../src/error-page/ErrorPage.tsx').then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: BareError }),
  ),
);

export function ErrorPage(props: ComponentProps<typeof LazyErrorPage>) {
  return (
    <Suspense fallback={<PageTitle isSeen={false}>{props.words.title}</PageTitle>}>
      <LazyErrorPage {...props} />
    </Suspense>
  );
}

/** The error page of an address that leads nowhere. */
export function NotFound({ words }: { readonly words: SiteConfig['errorPage'] }) {
  return <ErrorPage words={words} lead={words.notFound} message="404 Not Found" />;
}
