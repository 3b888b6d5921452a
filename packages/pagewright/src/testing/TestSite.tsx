import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { type BaseLocationHook, type BaseSearchHook, Router } from 'wouter';
import { installSanitiser } from '../content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../content/sanitising/sanitise-html.ts';
import type { Translation } from '../grammar/languages.ts';
import { placeInDocument } from '../render/headings/level-in-document.ts';
import { PlacingContext } from '../render/headings/placing.ts';
import { FormActionContext, type SendMessage, SendMessageContext } from '../render/send-message.ts';
import type { SiteLook } from '../render/site-code.ts';
import { createSiteCode, SiteCodeContext } from '../render/site-code.ts';
import type { SiteConfig } from '../site-types/registered-types.ts';

export type { ContactMessage } from '../content/requests/send-contact-message.ts';
export type { Translation } from '../grammar/languages.ts';
export type { SendMessage } from '../render/send-message.ts';

export interface TestSiteProps {
  /** The config of the site, for `useSiteConfig`: what `page-configs/_site.json` has, or another one. Lists of content must be arrays. */
  readonly site: SiteConfig | Readonly<Record<string, unknown>>;
  /** The path of the page, with a query if it has one. Links and `navigate` of wouter change it only here. Default: `/`. */
  readonly path?: string;
  /** The language of the page, as `head.language` of the config. Default: the language of `site`. */
  readonly language?: string;
  /** The page in all its languages, for `useTranslations(path)`. Default: none. */
  readonly translations?: readonly Translation[];
  /** Called with each message that a form sends, in place of the content service. It may reject. Default: accepts all. */
  readonly onSend?: SendMessage;
  /** The URL that forms post to without script; `null` for a site without a content service. Default: `/form`. */
  readonly formAction?: string | null;
  /** The part of a page that is shown. */
  readonly children: ReactNode;
}

const placing = { place: placeInDocument };
const nothing = () => null;
const noTranslations: readonly Translation[] = [];
const acceptMessage: SendMessage = async () => {};

/** No part of a page shows these. */
const look: SiteLook = {
  blocks: {},
  layout: async () => ({ Layout: nothing }),
  states: {
    LoadingBar: nothing,
    HeldBack: nothing,
    PageTitle: nothing,
    Hidden: nothing,
    queryViews: async () => ({ QueryView: nothing, FallbackNotice: nothing }),
    errorPage: async () => ({ ErrorPage: nothing }),
  },
};

function isSite(site: object): site is SiteConfig {
  return 'head' in site && 'name' in site;
}

function siteIn(site: object, language: string | undefined): SiteConfig {
  if (!isSite(site))
    throw new Error(
      'The "site" of <TestSite> lacks "name" or "head". Pass the content of page-configs/_site.json, or an object like it.',
    );
  return language === undefined ? site : { ...site, head: { ...site.head, language } };
}

/**
 * A location in memory. Not the one of wouter, which cannot be rendered as HTML.
 * @param start a path, with a query if it has one
 */
function createLocation(start: string): {
  readonly hook: BaseLocationHook;
  readonly searchHook: BaseSearchHook;
} {
  let current = start;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const usePart = (index: number) => {
    const read = () => current.split('?')[index] ?? '';
    return useSyncExternalStore(subscribe, read, read);
  };
  const navigate = (to: string) => {
    current = to;
    for (const listener of listeners) listener();
  };
  return { hook: () => [usePart(0), navigate], searchHook: () => usePart(1) };
}

/**
 * A site around a block, the layout or another component, for unit tests and Storybook: its config, its languages, its location and its
 * forms, and a sanitiser for HTML of the content service. It needs neither Vite nor a content service.
 */
export function TestSite({
  site,
  path = '/',
  language,
  translations = noTranslations,
  onSend = acceptMessage,
  formAction = '/form',
  children,
}: TestSiteProps): ReactNode {
  useState(() => installSanitiser(sanitiseHtml));
  const code = useMemo(() => {
    const [route = '/'] = path.split('?');
    const load = () => Promise.reject(new Error('<TestSite> has no pages to load'));
    return createSiteCode(look, siteIn(site, language), [
      { file: 'test.json', route, canonical: route, translations, load },
    ]);
  }, [site, language, path, translations]);
  const location = useMemo(() => createLocation(path), [path]);
  return (
    <Router key={path} {...location}>
      <SiteCodeContext value={code}>
        <PlacingContext value={placing}>
          <SendMessageContext value={onSend}>
            <FormActionContext value={formAction ?? undefined}>{children}</FormActionContext>
          </SendMessageContext>
        </PlacingContext>
      </SiteCodeContext>
    </Router>
  );
}
