import { describe, expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import { messageFor } from '../../src/check/codes/catalogue.ts';
import { isRightToLeft, languageOfPath, languagePrefix } from '../../src/grammar/languages.ts';
import { translationsOf } from '../../src/pipeline/pages/literal-prop.ts';
import { openGraphLocale } from '../../src/render/head/head-languages.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();
const site: Readonly<Record<string, unknown>> = JSON.parse(fixtureSite.files.get('_site.json') ?? '');
const languages = { en: { name: 'English' }, de: { name: 'Deutsch' }, ar: { name: 'العربية' } };
const words = {
  menus: [{ label: 'Leistungen', links: [{ label: 'Sicherheit', href: '/services/security' }] }],
  footer: {
    links: [{ label: 'Start', href: '/' }],
    partnersHeading: 'Partner',
    terms: 'Bedingungen',
    copyright: '2025',
  },
  states: { failed: { title: 'Das konnte nicht geladen werden', retry: 'Noch einmal' } },
  errorPage: { title: 'Nicht gefunden', notFound: 'Keine Seite.', failure: 'Fehler.', home: 'Start' },
  end: [{ type: 'prose', id: 'lets-talk', props: { text: 'Sprechen Sie mit uns.' } }],
};

function page(route: string, others: object = {}): object {
  return {
    route,
    head: { title: `Page ${route}`, description: 'An example.' },
    blocks: [{ type: 'banner', props: { title: `In {site.language}` } }],
    ...others,
  };
}

const files = {
  '_site.json': { ...site, languages },
  '_languages/de.json': words,
  '_languages/ar.json': words,
  'about.json': page('/about'),
  'about.de.json': page('/de/ueber-uns', { language: 'de', translationOf: '/about' }),
  'about.ar.json': page('/ar/about', { language: 'ar', translationOf: '/about' }),
};

const siteWith = (changes: Readonly<Record<string, unknown>> = {}) =>
  withFiles(fixtureSite, { ...files, ...changes });
const found = (changes: Readonly<Record<string, unknown>>) => diagnosticsOf(siteWith(changes));
const mistakes: readonly (readonly [object, string, string | undefined])[] = [
  [
    { 'about.json': JSON.stringify(page('/about'), null, 2).slice(0, -4) },
    'json-syntax about.json ',
    undefined,
  ],
  [{ 'x.json': page('/x', { language: 'fr' }) }, 'unknown-language x.json "fr"', undefined],
  [{ 'x.json': page('/x', { language: 'german' }) }, 'unknown-language x.json "german"', 'de'],
  [{ 'x.json': page('/x', { language: 'DE' }) }, 'unknown-language x.json "DE"', 'de'],
  [{ 'x.json': page('/x', { language: 'de_DE' }) }, 'unknown-language x.json "de_DE"', 'de'],
  [{ 'x.json': page('/x', { language: 'Deutsch' }) }, 'unknown-language x.json "Deutsch"', 'de'],
  [
    { 'x.json': page('/de/x', { language: 'de', translationOf: 'about' }) },
    'wrong-translation x.json "about"',
    '/about',
  ],
  [{ '_site.json': { ...site, languages: ['en', 'de', 'ar'] } }, 'wrong-form _site.json [', undefined],
  [
    { '_site.json': { ...site, languages: { en: 'English', de: 'Deutsch', ar: 'ar' } } },
    'wrong-form _site.json {',
    undefined,
  ],
  [
    { '_languages/de.json': undefined, '_languages/de_DE.json': words },
    'unknown-language _languages/de_DE.json {',
    undefined,
  ],
  [{ '_site.json': { ...site, languages, redirects: [] } }, 'unknown-key _site.json "redirects"', undefined],
  [{ 'x.json': page('/de/x', { lang: 'de' }) }, 'unknown-key x.json "lang"', 'language'],
  [{ 'x.json': page('/x', { languages: { en: {}, de: {} } }) }, 'wrong-type x.json {', undefined],
  [
    {
      '_site.json': {
        ...site,
        languages: { en: { name: 'English' }, de_DE: languages.de, ar: languages.ar },
      },
    },
    'unknown-language _site.json "de_DE"',
    'de',
  ],
  [
    { '_site.json': { ...site, languages: { de: languages.de, ar: languages.ar } } },
    'unknown-language _site.json "languages"',
    undefined,
  ],
  [
    { '_site.json': { ...site, languages: { de: languages.de, en: languages.en, ar: languages.ar } } },
    'unknown-language _site.json "languages"',
    undefined,
  ],
  [
    {
      '_languages/de.json': {
        ...words,
        menus: [{ each: '{posts}', show: { label: '{item.title}', links: [] } }],
      },
    },
    'misplaced-each _languages/de.json {',
    undefined,
  ],
  [{ 'x.json': page('/x', { languages: ['en', 'fr'] }) }, 'unknown-language x.json "fr"', undefined],
  [
    { 'x.json': page('/x', { language: 'de', languages: ['en', 'de'] }) },
    'unknown-language x.json "language"',
    undefined,
  ],
  [{ 'x.json': page('/de/x', { languages: ['de'] }) }, 'language-route x.json "/de/x"', '/x'],
  [{ '_languages/fr.json': words }, 'unknown-language _languages/fr.json {', undefined],
  [{ '_languages/en.json': words }, 'unknown-language _languages/en.json {', undefined],
  [
    { '_site.json': { ...site, languages: { ...languages, French: { name: 'x' } } } },
    'unknown-language _site.json "French"',
    'fr',
  ],
  [
    { '_site.json': { ...site, languages, head: { ...Object(site.head), language: 'de' } } },
    'unknown-language _site.json "de"',
    undefined,
  ],
  [{ 'x.json': page('/x', { language: 'de' }) }, 'language-route x.json "/x"', '/de/x'],
  [{ 'x.json': page('/ar/x', { language: 'de' }) }, 'language-route x.json "/ar/x"', '/de/x'],
  [{ 'x.json': page('/de/x') }, 'language-route x.json "/de/x"', undefined],
  [{ 'x.json': page('/dex', { language: 'de' }) }, 'language-route x.json "/dex"', '/de/dex'],
  [
    { 'x.json': page('/de/x', { language: 'de', translationOf: '/abuot' }) },
    'wrong-translation x.json "/abuot"',
    '/about',
  ],
  [
    { 'x.json': page('/de/x', { language: 'de', translationOf: '/de/x' }) },
    'wrong-translation x.json "/de/x"',
    undefined,
  ],
  [{ 'x.json': page('/x', { translationOf: '/about' }) }, 'wrong-translation x.json "/about"', undefined],
  [
    { 'x.json': page('/de/x', { language: 'de', translationOf: '/services/security' }) },
    'wrong-translation x.json "/services/security"',
    undefined,
  ],
  [
    { 'x.json': page('/de/x', { language: 'de', translationOf: '/about' }) },
    'wrong-translation x.json "/about"',
    undefined,
  ],
  [
    { 'x.json': page('/x', { translationOf: '/de/ueber-uns' }) },
    'wrong-translation x.json "/de/ueber-uns"',
    undefined,
  ],
  [
    { 'about.json': page('/about', { translationOf: '/de/ueber-uns' }), 'about.ar.json': undefined },
    'wrong-translation about.json "/de/ueber-uns"',
    undefined,
  ],
  [
    { '_site.json': { ...site, languages: { en: languages.en, german: languages.de, ar: languages.ar } } },
    'unknown-language _site.json "german"',
    'de',
  ],
  [{ 'x.json': page('/x', { languages: ['en', 'en'] }) }, 'repeated-entry x.json "en"', undefined],
  [{ 'x.json': page('de/x', { language: 'de' }) }, 'wrong-pattern x.json "de/x"', '/de/x'],
  [
    { '_languages/de.json': undefined, '_language/de.json': words },
    'wrong-file-name _language/de.json ',
    undefined,
  ],
  [
    { '_languages/de/x.json': page('/de/x', { language: 'de' }) },
    'wrong-file-name _languages/de/x.json ',
    undefined,
  ],
  [
    { 'x.json': page('/x', { head: { title: '{language}', description: 'X.' } }) },
    'unknown-query x.json "{language}"',
    'site.language',
  ],
  [
    { '_languages/de.json': { ...words, errorPage: undefined, errorPge: words.errorPage } },
    'unknown-key _languages/de.json "errorPge"',
    'errorPage',
  ],
];

describe('a site in one language', () => {
  it.each([
    [undefined, 'en'],
    ['pt-BR', 'pt-BR'],
  ])('with %s in its head has its language in paths', (language, tag) => {
    const { diagnostics, pages } = check(
      withFiles(fixtureSite, {
        '_site.json': { ...site, head: { ...Object(site.head), language } },
        'about.json': page('/about'),
      }),
    );
    expect(diagnostics).toEqual([]);
    expect(JSON.stringify(pages.find(({ file }) => file === 'about.json'))).toContain(`In ${tag}`);
  });
});

describe('pages in several languages', () => {
  it('know their translations, and pages in the default language have no others', () => {
    const { diagnostics, pages } = check(siteWith());
    expect(diagnostics).toEqual([]);
    const all = [
      { language: 'en', path: '/about' },
      { language: 'de', path: '/de/ueber-uns' },
      { language: 'ar', path: '/ar/about' },
      { language: 'x-default', path: '/about' },
    ];
    const byFile = new Map(pages.map((plan) => [plan.file, plan]));
    expect(
      ['about.json', 'about.de.json', 'about.ar.json', 'home.json'].map((file) => {
        const plan = byFile.get(file);
        return [plan?.language, plan && translationsOf(plan)];
      }),
    ).toEqual([
      [undefined, all],
      ['de', all],
      ['ar', all],
      [undefined, []],
    ]);
  });

  it('have the words, the end and the tag of their language', () => {
    const { pages, languages: configs, site: common } = check(siteWith());
    const texts = (file: string) => JSON.stringify(pages.find((plan) => plan.file === file)?.blocks);
    expect(texts('about.de.json')).toContain('Sprechen Sie mit uns.');
    expect(texts('about.de.json')).toContain('In de');
    expect(texts('about.json')).toContain('Talk to us.');
    expect(texts('about.json')).toContain('In en');
    expect(configs?.de?.errorPage.title).toBe('Nicht gefunden');
    expect(configs?.de?.head).toMatchObject({ language: 'de', titleEnd: ' | Example Works' });
    expect(common?.head.language).toBe('en');
  });

  it('have the words of the default language where a file lacks them, and the check lists these', () => {
    const { errorPage: _, ...others } = words;
    const changes = { '_languages/de.json': others, '_languages/ar.json': undefined };
    const { diagnostics, languages: configs } = check(siteWith(changes));
    expect(diagnostics.map(({ code, severity, file }) => [code, severity, file])).toEqual([
      ['missing-words', 'warning', '_languages/de.json'],
      ['missing-words', 'warning', '_site.json'],
    ]);
    expect(diagnostics[0]?.data).toMatchObject({
      words: ['errorPage.title', 'errorPage.notFound', 'errorPage.failure', 'errorPage.home'],
    });
    expect(configs?.de?.errorPage.title).toBe('Not found');
  });

  it('lack nothing if all pages end with blocks that have no words of their own', () => {
    const { end: _, ...others } = words;
    const inGerman = { '_languages/de.json': others };
    expect(found(inGerman)).toEqual([expect.stringMatching(/^missing-words _languages\/de\.json/)]);
    expect(
      found({ ...inGerman, '_site.json': { ...files['_site.json'], end: [{ type: 'columns' }] } }),
    ).toEqual([]);
  });

  it.each(
    mistakes.map(([changes, expected, suggestion]) => ({ changes: { ...changes }, expected, suggestion })),
  )('have one diagnostic for one mistake: $expected, $suggestion', ({ changes, expected, suggestion }) => {
    const { diagnostics } = check(siteWith(changes));
    const others = diagnostics.filter(({ code }) => code !== 'missing-words');
    expect(others.map((each) => messageFor(each).suggestion)).toEqual([suggestion]);
    expect(found(changes).filter((each) => !each.startsWith('missing-words'))).toEqual([expected]);
  });

  it('may have one config, with a page for each language', () => {
    const params = { slug: ['security'] };
    const data = { service: { source: 'service', params: { slug: '{route.slug}' } } };
    const blocks = [{ type: 'banner', props: { title: '{site.language}', image: '{service.image}' } }];
    const { diagnostics, pages } = check(
      siteWith({
        'both.json': page('/both', { languages: ['en', 'de'] }),
        'entry.json': page('/entry/:slug', { languages: ['de', 'ar'], params, data, blocks }),
      }),
    );
    expect(diagnostics).toEqual([]);
    const both = pages.filter(({ file }) => file.startsWith('both'));
    expect(both.map(({ file, routes, language }) => [file, routes, language])).toEqual([
      ['both.json', ['/both'], undefined],
      ['both~in-de.json', ['/de/both'], 'de'],
    ]);
    expect(both.map((plan) => translationsOf(plan).map(({ path }) => path))).toEqual([
      ['/both', '/de/both', '/both'],
      ['/both', '/de/both', '/both'],
    ]);
    expect(both.map(({ blocks: [first] }) => JSON.stringify(first?.props))).toEqual([
      expect.stringContaining('In en'),
      expect.stringContaining('In de'),
    ]);
  });

  it('may be a list in pages, whose first pages are translations of each other', () => {
    const list = {
      languages: ['en', 'de'],
      paging: { list: 'posts', size: 5, head: { title: 'Page {route.page}' } },
      data: { posts: { source: 'posts' } },
      blocks: [
        { type: 'banner', props: { title: 'Posts' } },
        { type: 'prose', props: { text: 'All', tags: [{ each: '{posts}', show: '{item.title}' }] } },
        { type: 'prose', props: { text: 'Pages', tags: [{ each: '{paging}', show: '{item.page}' }] } },
      ],
    };
    const { diagnostics, pages } = check(siteWith({ 'posts.json': page('/posts', list) }));
    expect(diagnostics).toEqual([]);
    const lists = pages.filter(({ file }) => file.startsWith('posts'));
    const both = ['/posts', '/de/posts', '/posts'];
    expect(lists.map((plan) => [plan.routes[0], translationsOf(plan).map(({ path }) => path)])).toEqual([
      ['/posts', both],
      ['/posts/page/:page', []],
      ['/de/posts', both],
      ['/de/posts/page/:page', []],
    ]);
  });

  it('need a language that the site declares', () => {
    const changes = { '_site.json': site, 'about.json': page('/x', { language: 'de' }) };
    const only = { 'about.de.json': undefined, 'about.ar.json': undefined };
    const noFiles = { '_languages/de.json': undefined, '_languages/ar.json': undefined };
    expect(found({ ...changes, ...only, ...noFiles })).toContain('unknown-language about.json "de"');
  });
});

describe('languages', () => {
  it('have routes that begin with their tag, except the first', () => {
    const tags = { en: {}, 'pt-BR': {} };
    expect(['en', 'pt-BR', undefined].map((tag) => languagePrefix(tags, tag))).toEqual(['', '/pt-br', '']);
    expect(['/pt-br/x', '/PT-BR', '/pt', '/'].map((path) => languageOfPath(tags, path))).toEqual([
      'pt-BR',
      'pt-BR',
      undefined,
      undefined,
    ]);
  });

  it('have a direction and a locale', () => {
    expect(['ar', 'he', 'fa', 'ur', 'az-Arab'].every(isRightToLeft)).toBe(true);
    expect(['en', 'de', 'ja', 'az', 'x y'].some(isRightToLeft)).toBe(false);
    expect(['de', 'pt-BR', 'zh-Hant'].map(openGraphLocale)).toEqual(['de_DE', 'pt_BR', 'zh_TW']);
  });
});
