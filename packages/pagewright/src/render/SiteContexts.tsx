import type { ReactNode } from 'react';
import { serviceUrl } from '../content/requests/service-url.ts';
import type { Settings } from './document/settings.ts';
import { SettingsContext } from './document/settings-context.ts';
import { type ContentService, ContentServiceContext } from './queries/content-service.ts';
import { FormActionContext, type SendMessage, SendMessageContext } from './send-message.ts';
import { type SiteCode, SiteCodeContext } from './site-code.ts';
import { hasBase, pathOutsideBase } from './site-path.ts';

export interface SiteProps {
  readonly code: SiteCode;
  readonly settings: Settings;
  readonly service: ContentService;
  readonly sendMessage: SendMessage;
}

/** Provides the contexts that pages and the layout read. */
export function SiteContexts({
  code,
  settings,
  service,
  sendMessage,
  children,
}: SiteProps & { readonly children: ReactNode }) {
  const { contentBase, formPath } = settings;
  // On the origin of the site, the content service is outside of the base.
  const formAction =
    contentBase === undefined || formPath === undefined
      ? undefined
      : !hasBase || contentBase !== ''
        ? serviceUrl(contentBase, formPath)
        : pathOutsideBase(formPath);
  return (
    <SiteCodeContext value={code}>
      <ContentServiceContext value={service}>
        <SendMessageContext value={sendMessage}>
          <FormActionContext value={formAction}>
            <SettingsContext value={settings}>{children}</SettingsContext>
          </FormActionContext>
        </SendMessageContext>
      </ContentServiceContext>
    </SiteCodeContext>
  );
}
