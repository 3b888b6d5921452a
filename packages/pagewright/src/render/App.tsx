import { Router, useLocation } from 'wouter';
import { CurrentPage } from './CurrentPage.tsx';
import type { PageHead } from './head/head.ts';
import { type ContentService, ContentServiceContext } from './queries/content-service.ts';
import type { LoadedPage } from './routing/load-page.ts';
import { RouterBoundary } from './routing/RouterBoundary.tsx';
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
  const { config, layout: Layout } = code;
  return (
    <Layout site={config} path={path}>
      <RouterBoundary words={config.errorPage} path={path} ErrorPage={code.states.ErrorPage}>
        <CurrentPage settings={settings} first={first} onHead={onHead} />
      </RouterBoundary>
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
