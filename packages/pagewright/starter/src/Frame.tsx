import type { ErrorPageProps, LayoutProps, QueryViewProps } from 'pagewright';
import { useSiteConfig, useTranslations } from 'pagewright/blocks';
import { useConsentKinds } from 'pagewright/scripts';
import type { ReactNode } from 'react';

// #if languages
/** The home page in the language of the page that is shown. */
function homeOf({ head }: LayoutProps['site']) {
  return head.language === 'en' ? '/' : `/${head.language.toLowerCase()}`;
}

// #end
/** What is around every page. `children` is the `main` element. */
export function Layout({ site, path, children }: LayoutProps) {
  // #if languages
  const translations = useTranslations(path);
  // #end
  const asks = useConsentKinds().length > 0;
  return (
    <>
      <header>
        <a href={homeOf(site)}>
          <img src={site.logo.src} alt="" width="32" height="32" /> {site.name}
        </a>
        {/* #if languages */}
        {translations.map(({ language, name, path, isCurrent }) => (
          <a
            key={language}
            href={path}
            lang={language}
            hrefLang={language}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
        {/* #end */}
      </header>
      {children}
      <footer>
        {site.name}{' '}
        {asks && (
          <button type="button" data-consent="ask">
            {site.consent.change}
          </button>
        )}
      </footer>
    </>
  );
}

/** Shown over the current page while the next one loads. */
export function LoadingBar() {
  return <div className="loading" role="progressbar" aria-label={useSiteConfig().loading} />;
}

/** Shown in place of a page that waits for its content. */
export function HeldBack() {
  return <LoadingBar />;
}

/** The h1 of a page without a block that has one. While the page waits, only screen readers read it. */
export function PageTitle({ isSeen, children }: { isSeen: boolean; children: string }) {
  return <h1 className={isSeen ? undefined : 'visually-hidden'}>{children}</h1>;
}

/** Text for screen readers. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

/** Shown in place of a block whose query is loading, has failed or has no content. */
export function QueryView({ state }: QueryViewProps) {
  if (state?.is === 'loading')
    return state.view.view === 'spinner' ? <p>{state.view.text}</p> : <LoadingBar />;
  if (state?.is === 'ready' && state.empty) return <p>{state.empty.title}</p>;
  if (state?.is !== 'failed') return null;
  return (
    <section role="alert">
      <p>{state.title}</p>
      {state.retry && (
        <button type="button" onClick={state.retry.start} disabled={state.retry.busy}>
          {state.retry.label}
        </button>
      )}
    </section>
  );
}

/** Shown above the fallback of a query that has failed. */
export function FallbackNotice({ state }: QueryViewProps) {
  return state?.is === 'fallback' && state.notice ? <p role="status">{state.notice}</p> : null;
}

/** The whole page for an unknown path, or a page that fails. */
export function ErrorPage({ words, lead, message }: ErrorPageProps) {
  const home = homeOf(useSiteConfig());
  return (
    <section>
      <h1>{words.title}</h1>
      <p>{lead}</p>
      <p>{message}</p>
      <a href={home}>{words.home}</a>
    </section>
  );
}
