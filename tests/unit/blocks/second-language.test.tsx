import type { SiteConfig } from 'pagewright';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PreviewBar } from '../../../packages/pagewright/src/render/preview/PreviewBar.tsx';
import { PreviewMessage } from '../../../packages/pagewright/src/render/preview/PreviewMessage.tsx';
import { MovingLogos } from '../../../src/blocks/logo-strip/layout-moving/MovingLogos.tsx';
import { SiteFooter } from '../../../src/layout/SiteFooter.tsx';
import { SiteHeader } from '../../../src/layout/SiteHeader.tsx';
import { SkipLink } from '../../../src/layout/SkipLink.tsx';
import { ErrorPage } from '../../../src/states/ErrorPage.tsx';
import { FailedState } from '../../../src/states/FailedState.tsx';
import { LoadingBar } from '../../../src/states/LoadingBar.tsx';
import { PlaceholderState } from '../../../src/states/PlaceholderState.tsx';
import { SpinnerState } from '../../../src/states/SpinnerState.tsx';
import { Notice } from '../../../src/ui/notices/Notice.tsx';
import { shippedSite } from '../site-content/shipped-site.ts';
import { blockOf, examples, inPage, withTexts } from './block-examples.tsx';
import { elementsOf } from './elements-of.ts';
import { inSite } from './in-site.tsx';

const word = 'слово';

/** The shipped site in a language without Latin letters. Paths and file names stay. */
const site: SiteConfig = JSON.parse(JSON.stringify(shippedSite), (name, value) =>
  typeof value === 'string' && !['href', 'src', '$schema', 'view'].includes(name)
    ? name === 'language'
      ? 'ru'
      : word
    : value,
);

const labels = ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext'];
/** Networks have the same name in every language. */
const names = /\b(?:Facebook|LinkedIn|Pinterest|X)\b/g;

const unreachable = { state: { is: 'unreachable' }, words: site.preview, retry: () => {} } as const;

const previewed = {
  draft: {
    type: 'post',
    slug: 'post',
    label: word,
    isPublished: false,
    title: word,
    version: '1',
    modified: '2026-11-22T12:03:00Z',
    expires: '2026-11-23T12:03:00Z',
    edit: '/edit',
    token: undefined,
    errors: [word],
  },
  isOutdated: true,
  words: site.preview,
  language: 'ru',
  path: '/post',
};

/** Visible and spoken texts with Latin letters, except names of networks. */
function latinTexts(element: ReactNode): readonly string[] {
  const root = elementsOf(renderToStaticMarkup(element));
  // Options come from the config. They must differ, so the example keeps its own.
  for (const option of root.querySelectorAll('option')) option.remove();
  const attributes = [...root.querySelectorAll('*')].flatMap((each) =>
    labels.map((name) => each.getAttribute(name) ?? ''),
  );
  const texts = [root.textContent ?? '', ...attributes].map((text) => text.replaceAll(names, ''));
  return texts.filter((text) => /\p{Script=Latin}/u.test(text));
}

describe('a site in a second language shows no English word from code', () => {
  it.each(examples)('in $name', async (example) => {
    const { props } = withTexts(example, word);
    const block = inPage(await blockOf(example.type), props, undefined, site);
    expect(latinTexts(block)).toEqual([]);
  });

  it.each([
    ['the skip link', <SkipLink key="skip">{site.words.skipToContent}</SkipLink>],
    ['the header', <SiteHeader key="header" site={site} path="/" />],
    ['the footer', <SiteFooter key="footer" site={site} />],
    [
      'moving logos',
      <MovingLogos
        key="logos"
        logos={[{ src: '/logo.svg', alt: word }]}
        pause={word}
        play={word}
        pauseLabel={word}
        playLabel={word}
      />,
    ],
    ['the loading bar', <LoadingBar key="bar" />],
    ['the spinner', <SpinnerState key="spinner" text={word} />],
    ['placeholders', <PlaceholderState key="boxes" images={3} />],
    [
      'a failure that can be retried',
      <FailedState key="failed" title={word} retry={{ label: word, busy: false, start: () => {} }} />,
    ],
    [
      'the error page',
      <ErrorPage key="error" words={site.errorPage} lead={word} message={word} stack={word} />,
    ],
    ['the page without a preview', <PreviewMessage key="message" {...unreachable} />],
    ['the bar of a preview', <PreviewBar key="preview" {...previewed} />],
    ['a notice', <Notice key="notice" id="1" text={{ message: word, dismiss: word }} />],
  ])('in %s', (_, element) => {
    expect(latinTexts(inSite(element, site))).toEqual([]);
  });
});
