import { useSiteCode } from '../site-code.ts';

export function NotFound() {
  const { config, states } = useSiteCode();
  const { errorPage } = config;
  return <states.ErrorPage words={errorPage} lead={errorPage.notFound} message="404 Not Found" />;
}
