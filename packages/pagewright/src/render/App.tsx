import { Router, useLocation } from 'wouter';
import { CurrentPage } from './CurrentPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { PageHead } from './head/head.ts';
import { type ContentService, ContentServiceContext } from './queries/content-service.ts';
import type { LoadedPage } from './routing/load-page.ts';
import { FormActionContext, type SendMessage, SendMessageContext } from './send-message.ts';
import type { Settings } from './settings.ts';
import { type SiteCode, SiteCodeContext } from './site-code.ts';

export interface AppProps {
  readonly code: SiteCode;
  readonly settings: Settings;
  readonly first: LoadedPage;
  readonly service: ContentService;
  readonly sendMessage: SendMessage;
  readonly onHead?: (head: PageHead) => void;
}

function Frame({ code, settings, first, onHead }: Pick<AppProps, 'code' | 'settings' | 'first' | 'onHead'>) {
  const [path] = useLocation();
  const { config, layout: Layout, states } = code;
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
    <Layout site={config} path={path}>
      <ErrorBoundary resetKey={path} fallback={showError}>
        <CurrentPage settings={settings} first={first} onHead={onHead} />
      </ErrorBoundary>
    </Layout>
  );
}

/** The layout of the site with the page at the current path. */
export function App({ code, service, sendMessage, ...frame }: AppProps) {
  const { contentBase, formPath } = frame.settings;
  const formAction = contentBase === undefined ? undefined : contentBase + formPath;
  return (
    <Router ssrPath={frame.first.path} ssrSearch="">
      <SiteCodeContext value={code}>
        <ContentServiceContext value={service}>
          <SendMessageContext value={sendMessage}>
            <FormActionContext value={formAction}>
              <Frame code={code} {...frame} />
            </FormActionContext>
          </SendMessageContext>
        </ContentServiceContext>
      </SiteCodeContext>
    </Router>
  );
}
