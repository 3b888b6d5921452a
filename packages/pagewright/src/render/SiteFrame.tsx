import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { serviceUrl } from '../content/service-url.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type ContentService, ContentServiceContext } from './queries/content-service.ts';
import { FormActionContext, type SendMessage, SendMessageContext } from './send-message.ts';
import type { Settings } from './settings.ts';
import { type SiteCode, SiteCodeContext } from './site-code.ts';

export interface SiteFrameProps {
  readonly code: SiteCode;
  readonly settings: Settings;
  readonly service: ContentService;
  readonly sendMessage: SendMessage;
}

function Frame({ code, children }: { readonly code: SiteCode; readonly children: ReactNode }) {
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
        {children}
      </ErrorBoundary>
    </Layout>
  );
}

/** The layout of the site around a page, and what pages need from above. Belongs in a wouter Router. */
export function SiteFrame({
  code,
  settings,
  service,
  sendMessage,
  children,
}: SiteFrameProps & { readonly children: ReactNode }) {
  const { contentBase, formPath } = settings;
  const formAction = contentBase === undefined ? undefined : serviceUrl(contentBase, formPath);
  return (
    <SiteCodeContext value={code}>
      <ContentServiceContext value={service}>
        <SendMessageContext value={sendMessage}>
          <FormActionContext value={formAction}>
            <Frame code={code}>{children}</Frame>
          </FormActionContext>
        </SendMessageContext>
      </ContentServiceContext>
    </SiteCodeContext>
  );
}
