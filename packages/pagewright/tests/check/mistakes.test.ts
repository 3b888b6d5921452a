import { describe, expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import { codes, messageFor } from '../../src/check/codes/catalogue.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';
import { page, rows } from './typical-mistakes.ts';

const fixtureSite = readFixtureSite();
const text = (name: string) => fixtureSite.files.get(name) ?? '';

describe('a typical mistake', () => {
  it('is not in the page that the rows change', () => {
    expect(diagnosticsOf(withFiles(fixtureSite, { 'work.json': page }))).toEqual([]);
  });

  it.each(rows)('is reported once and at its place: %s', (_, from, to, ...diagnostics) => {
    expect(page).toContain(from);
    const changed = page.replace(from, () => to);
    const found = diagnosticsOf(withFiles(fixtureSite, { 'work.json': changed }));
    const expected = diagnostics.map((line) => line.replace(' ', ' work.json '));
    // If the marked range is empty, only the code and the file are compared.
    if (diagnostics[0] === 'json-syntax ') expect(found[0]).toContain('json-syntax work.json');
    else expect(found).toEqual(expected);
    expect(found).toHaveLength(1);
  });

  it('in a route or a param value is reported once, even if many links point to the page', () => {
    const wrongRoute = text('service.json').replace('/services/:slug', '/servces/:slug');
    expect(diagnosticsOf(withFiles(fixtureSite, { 'service.json': wrongRoute }))).toEqual([
      'misspelt-address service.json "/servces/:slug"',
    ]);
    const wrongValue = text('service.json').replace('"security"', '"secruity"');
    expect(diagnosticsOf(withFiles(fixtureSite, { 'service.json': wrongValue }))).toEqual([
      'misspelt-address service.json "secruity"',
    ]);
  });

  it('in an id is reported once, even if many links lead to it', () => {
    const found = (more: string) =>
      diagnosticsOf(
        withFiles(fixtureSite, {
          '_site.json': text('_site.json').replace('"id": "lets-talk"', '"id": "lets-tak"'),
          'home.json': text('home.json')
            .replace('"href": "/services/security"', '"href": "#lets-talk"')
            .replace('"href": "/services/planning"', `"href": "${more}"`),
        }),
      );
    expect(found('/#lets-talk')).toEqual(['misspelt-address _site.json "lets-tak"']);
    expect(found('/services/planning')).toEqual(['dead-anchor home.json "#lets-talk"']);
    expect(found('/#lets-tak')).toEqual(['dead-anchor home.json "#lets-talk"']);
  });

  it('in a route that also takes values from content is found if it resembles a listed value', () => {
    const open = text('service.json')
      .replace('"planning"', '"planning", { "each": "{posts}", "show": "{item.slug}" }')
      .replace('"data": {', '"data": { "posts": { "source": "posts" },');
    const found = (service: string, href = '/services/security') =>
      diagnosticsOf(
        withFiles(fixtureSite, {
          'service.json': service,
          '_site.json': text('_site.json').replace('/services/security', href),
        }),
      );
    expect(found(open)).toEqual([]);
    expect(found(open, '/services/telephony')).toEqual([]);
    expect(found(open, '/services/securty')).toEqual(['dead-link _site.json "/services/securty"']);
    expect(found(open.replace('"security"', '"secruity"'))).toEqual([
      'misspelt-address service.json "secruity"',
    ]);
    const onlyOne = (slug: string) =>
      open.replace('"id": "parts"', `"id": "parts", "only": { "slug": ["${slug}"] }`);
    expect(found(onlyOne('telephony'))).toEqual([]);
    expect(found(onlyOne('secruity'))).toEqual(['impossible-value service.json "secruity"']);
  });

  it('in only and except is found at each page that they leave without exactly one h1', () => {
    const found = (second: string) => {
      const banners = [`"only": { "slug": ["security"] }`, second].map(
        (limit) => `{ "type": "banner", ${limit}, "props": { "title": "Work" } },`,
      );
      const changed = page.replace(/\{ "type": "banner".*/, banners.join('\n'));
      return diagnosticsOf(withFiles(fixtureSite, { 'work.json': changed }));
    };
    expect(found('"except": { "slug": ["security"] }')).toEqual([]);
    expect(found('"except": { "slug": ["planning"] }')).toEqual([
      'missing-h1 work.json "blocks"',
      'second-h1 work.json "title"',
    ]);
    // Two blocks may share an id if no page shows both.
    expect(found('"id": "parts", "except": { "slug": ["security"] }')).toEqual([]);
  });

  it('in the JSON of one page does not break links to it', () => {
    const broken = text('service.json').replace('"head": {', '"head": ');
    const found = diagnosticsOf(withFiles(fixtureSite, { 'service.json': broken }));
    expect(found.every((line) => line.startsWith('json-syntax service.json'))).toBe(true);
    expect(found.length).toBeGreaterThan(0);
  });

  it.each([
    ['_site.json', 'site.json'],
    ['_site.json', '_settings.json'],
    ['_site.json', '_site.jsonc'],
    ['_fallbacks/service.json', 'service-fallback.json'],
    ['_fallbacks/service.json', 'fallbacks/service.json'],
    ['_fallbacks/service.json', '_fallback/service.json'],
    ['_sections/teaser.json', 'sections/teaser.json'],
    ['_sections/teaser.json', '_section/teaser.json'],
    ['_sections/teaser.json', '_sections/teaser.jsonc'],
    ['home.json', 'home.JSON'],
    ['home.json', 'home.json.txt'],
    ['service.json', 'service.json5'],
  ])('in a file name is reported once: %s as %s', (from, to) => {
    const workspace = withFiles(fixtureSite, { [from]: undefined, [to]: text(from) });
    expect(diagnosticsOf(workspace).map((line) => line.split(' ').slice(0, 2))).toEqual([
      ['wrong-file-name', to],
    ]);
    const [found] = check(workspace).diagnostics;
    expect(found?.data).toMatchObject({ expected: from });
  });

  it('is neither a copy next to a page nor a draft, and a missing site config is reported once', () => {
    expect(diagnosticsOf(withFiles(fixtureSite, { 'home.json.txt': 'old' }))).toEqual([]);
    const draft = text('_fallbacks/service.json');
    expect(diagnosticsOf(withFiles(fixtureSite, { '_drafts/idea.json': draft }))).toEqual([]);
    const titled = text('home.json').replace('"Home"', '"Home of {site.name}"');
    const without = withFiles(fixtureSite, { '_site.json': undefined, 'home.json': titled });
    expect(diagnosticsOf(without)).toEqual(['missing-file _site.json ']);
  });

  it.each([
    ['https://www.example.com/services/securty', 'dead-link'],
    ['https://www.example.com/services/security', undefined],
    ['https://www.example.com', undefined],
    ['https://other.example/services/securty', undefined],
    ['https://www.example.com/firm/services/securty', 'dead-link', '/firm'],
    ['https://www.example.com/firm/services/security', undefined, '/firm'],
    ['https://www.example.com/firm', undefined, '/firm'],
    // Another site on the same origin.
    ['https://www.example.com/services/securty', undefined, '/firm'],
    ['https://www.example.com/firms/services/securty', undefined, '/firm'],
  ])('in a link that names the address of the site is found: %s', (href, code, base = '') => {
    const site = text('_site.json').replace('/services/security', href);
    const workspace = withFiles(
      { ...fixtureSite, siteUrl: `https://www.example.com${base}` },
      { '_site.json': site },
    );
    expect(diagnosticsOf(workspace)).toEqual(code ? [`${code} _site.json "${href}"`] : []);
  });

  it('in the site config is reported once, not for every page', () => {
    const site = text('_site.json');
    const wrongBlock = site.replace('"type": "prose"', '"type": "prsoe"');
    expect(diagnosticsOf(withFiles(fixtureSite, { '_site.json': wrongBlock, 'work.json': page }))).toEqual([
      'unknown-block-type _site.json "prsoe"',
    ]);
    const wrongMenu = site.replace('"/services/security"', '"/services/securty"');
    expect(diagnosticsOf(withFiles(fixtureSite, { '_site.json': wrongMenu }))).toEqual([
      'dead-link _site.json "/services/securty"',
    ]);
    const wrongLogo = site.replace('"/logo.svg"', '"/lgoo.svg"');
    expect(diagnosticsOf(withFiles(fixtureSite, { '_site.json': wrongLogo }))).toEqual([
      'missing-image _site.json "/lgoo.svg"',
    ]);
  });

  it.each([
    ['"/logo.svg"', '"\\\\logo.svg"'],
    ['"/logo.svg"', '"logo.svg"'],
    ['"/services/security"', '"\\\\services\\\\security"'],
  ])('in a path of the site config is reported once: %s as %s', (from, to) => {
    const site = text('_site.json');
    expect(site).toContain(from);
    expect(diagnosticsOf(withFiles(fixtureSite, { '_site.json': site.replace(from, () => to) }))).toEqual([
      `wrong-format _site.json ${to}`,
    ]);
  });

  it.each([
    ['"{service.quote.words}"', '"{posts.0.title}"', 'Only an array can show items'],
    ['"{service.quote.words}"', '"{posts.length} posts"', 'Write the text without the number.'],
    [
      '"{service.quote.words}"',
      '"{service.title | \'Work\'}"',
      '{ "from": "{service.title}", "default": "Work" }',
    ],
    ['"optional": true', '"published": false', 'To hide the block, write "hidden": true.'],
    ['"/services/security#parts"', '"/services/[slug]"', '{item.slug} in a list'],
    ['"/services/security#parts"', '"home.json"', 'Write the route of the page'],
    ['"description": "What we did."', '"description": "x", "type": "post"', 'Did you mean "kind"?'],
    ['"description": "What we did."', '"description": "x", "robots": "no"', 'has "noindex": true'],
    ['"data": {', '"redirectFrom": "/old", "data": {', 'Redirects are in _redirects.json'],
    ['"data": {', '"urlParams": { "q": { "type": "text" } }, "data": {', 'Did you mean "string"?'],
    [
      '"data": {',
      '"urlParams": { "q": { "type": "string", "required": true } }, "data": {',
      'any value may be missing in a URL',
    ],
    [
      '"slug": ["security", "planning"]',
      '"slug": ["security", "planning", "security", { "each": "{posts}", "show": "{item.slug}" }]',
      'Remove one of them.',
    ],
    ['"optional": true', '"hideIf": "{service.lead}"', 'Did you mean "unless"?'],
    ['"optional": true', '"when": { "value": "{service.lead}", "equals": "A" }', 'Did you mean "is"?'],
    ['"only": { "slug": ["security"] }', '"only": "security"', '{ "slug": ["security"] }'],
    ['"description": "What', '"published": "24.12.2026", "description": "What', '"2026-12-24T00:00:00Z"'],
    ['"data": {', '"status": "draft", "data": {', 'starts with an underscore'],
    [
      '"blocks": [',
      '"end": "teaser", "blocks": [',
      'Each of its items is an object { "type": … } or { "section": … }',
    ],
  ])('gets a repair that fits its place: %s as %s', (from, to, expected) => {
    expect(page).toContain(from);
    const { diagnostics } = check(withFiles(fixtureSite, { 'work.json': page.replace(from, () => to) }));
    expect(diagnostics.map((each) => messageFor(each).repair).join()).toContain(expected);
  });

  it('in a link does not suggest a long path that only contains its word', () => {
    const changed = page
      .replace('"planning"]', '"planning-and-control"]')
      .replace('/security#parts', '/control');
    const { diagnostics } = check(withFiles(fixtureSite, { 'work.json': changed }));
    expect(diagnostics.map((each) => messageFor(each).repair)).toEqual([
      'Link to a page that exists, or create the page.',
    ]);
  });

  it('in a path with backslashes gets a suggestion with slashes', () => {
    const site = text('_site.json').replace('"/logo.svg"', () => '"art\\\\logo.svg"');
    const { diagnostics } = check(withFiles(fixtureSite, { '_site.json': site }));
    expect(diagnostics.map((each) => messageFor(each).repair)).toEqual(['Did you mean "/art/logo.svg"?']);
  });

  it('does not hide mistakes in other pages', () => {
    const changes = {
      'work.json': page.replace('"tone": "ink"', '"tone": "inky"'),
      'home.json': text('home.json').replace('"banner"', '"baner"'),
      '_fallbacks/service.json': text('_fallbacks/service.json').replace(
        '"title": "Security"',
        '"titel": "Security"',
      ),
    };
    expect(diagnosticsOf(withFiles(fixtureSite, changes)).map((line) => line.split(' ')[0])).toEqual([
      'unknown-key',
      'unknown-block-type',
      'not-allowed',
    ]);
  });

  it('is covered for most codes', () => {
    const covered = new Set(
      rows.flatMap(([, , , ...diagnostics]) => diagnostics.map((line) => line.split(' ')[0])),
    );
    expect(codes.filter((code) => covered.has(code)).length).toBeGreaterThan(35);
  });
});
