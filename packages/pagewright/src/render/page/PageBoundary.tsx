import type { ReactNode } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { useSiteCode } from '../site-code.ts';

/** Shows the error page instead of a page that throws. */
export function PageBoundary({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { config, states } = useSiteCode();
  const { errorPage } = config;
  const showError = (error: unknown) => {
    const { message, stack } = error instanceof Error ? error : { message: String(error) };
    return (
      <main id="main" tabIndex={-1}>
        <states.ErrorPage words={errorPage} lead={errorPage.failure} message={message} stack={stack} />
      </main>
    );
  };
  return (
    <ErrorBoundary resetKey={path} fallback={showError}>
      {children}
    </ErrorBoundary>
  );
}
