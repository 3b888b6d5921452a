import { useSiteCode } from './site-code.ts';

/** The error page of a path that has no page. */
export function NotFound() {
  const { config, states } = useSiteCode();
  const { errorPage } = config;
  return <states.ErrorPage words={errorPage} lead={errorPage.notFound} message="404 Not Found" />;
}
