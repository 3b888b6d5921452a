import { useSiteCode } from '../site-code.ts';

/** The error page for a path without a page. */
export function NotFound() {
  const { config, states } = useSiteCode();
  const { errorPage } = config;
  return <states.ErrorPage words={errorPage} lead={errorPage.notFound} message="404 Not Found" />;
}
