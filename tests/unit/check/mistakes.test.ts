import { describe, expect, it } from 'vitest';
import { check } from '../../../packages/pagewright/src/check/check.ts';
import { codes, messageFor } from '../../../packages/pagewright/src/check/messages/catalogue.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();
const text = (name: string) => fixtureSite.files.get(name) ?? '';

/** A valid page. Each row adds one mistake. */
const page = `{
  "route": "/work/:slug",
  "params": { "slug": ["security", "planning"] },
  "head": { "title": { "from": "{service.title}", "default": "Work" }, "description": "What we did." },
  "data": {
    "service": { "source": "service", "params": { "slug": "{route.slug}" }, "failed": { "fallback": "service" } },
    "posts": { "source": "posts", "params": { "per_page": 4 }, "loading": { "view": "spinner", "text": "Loading" } }
  },
  "blocks": [
    { "type": "banner", "props": { "title": { "from": "{service.title}", "default": "Work" }, "image": "{service.image}", "tone": "ink" } },
    { "type": "cards", "id": "parts", "only": { "slug": ["security"] }, "props": { "heading": "Parts", "columns": 2, "cards": [
      { "each": "{service.parts}", "show": { "title": "{item.name}", "text": "{item.note}" } }
    ] } },
    { "type": "prose", "optional": true, "props": { "text": "{service.quote.words}", "html": "{service.body}" } },
    { "type": "cards", "props": { "heading": "Posts", "cards": [
      { "each": "{posts}", "take": 3, "show": { "title": "{item.title}", "href": "/services/{item.slug}", "image": "{item.image}" } },
      { "title": "Talk", "href": "#lets-talk", "image": { "src": "/plates/bridge.avif", "alt": "" } },
      { "title": "Parts", "href": "/services/security#parts" }
    ] } }
  ]
}
`;

type Row = readonly [title: string, from: string, to: string, ...diagnostics: string[]];

/** Each row: a title, a replacement in the page, and all diagnostics: the code and the text in its range. */
const rows: readonly Row[] = [
  [
    'an unknown time to refresh a query',
    '"params": { "per_page": 4 }',
    '"params": { "per_page": 4 }, "refresh": "hourly"',
    'not-allowed "hourly"',
  ],
  ['a misspelt block type', '"type": "cards", "id"', '"type": "crads", "id"', 'unknown-block-type "crads"'],
  [
    'a param of a query that inserts the content of another query',
    '"per_page": 4',
    '"per_page": "Read {service.title}"',
    'query-in-params "Read {service.title}"',
  ],
  [
    'a misspelt property of a block',
    '"props": { "heading": "Parts"',
    '"prosp": { "heading": "Parts"',
    'unknown-key "prosp"',
  ],
  ['a misspelt list of blocks', '"blocks": [', '"bloks": [', 'unknown-key "bloks"'],
  ['misspelt data', '"data": {', '"dta": {', 'unknown-key "dta"'],
  ['a misspelt head', '"head": {', '"haed": {', 'unknown-key "haed"'],
  ['a misspelt type', '"type": "prose"', '"typ": "prose"', 'unknown-key "typ"'],
  ['a misspelt prop', '"heading": "Parts"', '"headng": "Parts"', 'unknown-key "headng"'],
  ['a misspelt required prop', '"columns": 2, "cards"', '"columns": 2, "crads"', 'unknown-key "crads"'],
  ['a misspelt each', '"each": "{service.parts}"', '"eahc": "{service.parts}"', 'unknown-key "eahc"'],
  [
    'a misspelt show',
    '"show": { "title": "{item.name}"',
    '"shwo": { "title": "{item.name}"',
    'unknown-key "shwo"',
  ],
  ['a misspelt take', '"take": 3', '"tkae": 3', 'unknown-key "tkae"'],
  [
    'a misspelt default',
    '"{service.title}", "default": "Work" }, "image"',
    '"{service.title}", "defualt": "Work" }, "image"',
    'unknown-key "defualt"',
  ],
  ['a misspelt source', '"source": "service"', '"source": "sevice"', 'unknown-source "sevice"'],
  ['a misspelt source property', '"source": "posts"', '"sourc": "posts"', 'unknown-key "sourc"'],
  ['a misspelt query', '"service": { "source"', '"servise": { "source"', 'unused-query "servise"'],
  [
    'a misspelt query in one path',
    '"{service.image}"',
    '"{servcie.image}"',
    'unknown-query "{servcie.image}"',
  ],
  ['a misspelt field', '"{service.body}"', '"{service.bdoy}"', 'unknown-field "{service.bdoy}"'],
  ['a misspelt field of an item', '"{item.name}"', '"{item.nmae}"', 'unknown-field "{item.nmae}"'],
  [
    'a misspelt nested field',
    '"{service.quote.words}"',
    '"{service.quote.wrods}"',
    'unknown-field "{service.quote.wrods}"',
  ],
  ['a misspelt route param', '"{route.slug}"', '"{route.slgu}"', 'unknown-route-param "{route.slgu}"'],
  ['a misspelt param of a source', '"per_page": 4', '"perpage": 4', 'unknown-key "perpage"'],
  ['a param of the wrong type', '"per_page": 4', '"per_page": "4"', 'wrong-type "4"'],
  ['a param out of range', '"per_page": 4', '"per_page": 400', 'number-range 400'],
  ['a param that is missing', '"params": { "slug": "{route.slug}" }, ', '', 'missing-key "service"'],
  [
    'a misspelt param of the page',
    '"params": { "slug": ["security"',
    '"params": { "slgu": ["security"',
    'unknown-param "slgu"',
  ],
  ['a misspelt fallback', '"fallback": "service"', '"fallback": "servcie"', 'unknown-fallback "servcie"'],
  ['a misspelt view', '"view": "spinner"', '"view": "spiner"', 'not-allowed "spiner"'],
  [
    'a spinner without its text',
    '"view": "spinner", "text": "Loading"',
    '"view": "spinner"',
    'missing-key "loading"',
  ],
  ['forgotten braces', '"{service.image}"', '"service.image"', 'forgotten-braces "service.image"'],
  ['forgotten braces around the path of an array', '"{posts}"', '"posts"', 'forgotten-braces "posts"'],
  ['a forgotten closing brace', '"{service.body}"', '"{service.body"', 'malformed-braces "{service.body"'],
  ['a forgotten opening brace', '"{service.body}"', '"service.body}"', 'malformed-braces "service.body}"'],
  ['doubled braces', '"{service.body}"', '"{{service.body}}"', 'doubled-braces "{{service.body}}"'],
  [
    'a dollar before the braces',
    '"{service.body}"',
    `"$${'{service.body}'}"`,
    `malformed-braces "$${'{service.body}'}"`,
  ],
  [
    'spaces inside the braces',
    '"{service.body}"',
    '"{ service.body }"',
    'malformed-braces "{ service.body }"',
  ],
  [
    'a path through an array',
    '"{service.quote.words}"',
    '"{service.parts.name}"',
    'path-through-list "{service.parts.name}"',
  ],
  [
    'a path with an index',
    '"{service.quote.words}"',
    '"{service.parts[0].name}"',
    'path-through-list "{service.parts[0].name}"',
  ],
  [
    'an array where a string is expected',
    '"{service.quote.words}"',
    '"{service.parts}"',
    'incompatible-value "{service.parts}"',
  ],
  [
    'an object where a string is expected',
    '"{service.quote.words}"',
    '"{service.quote}"',
    'incompatible-value "{service.quote}"',
  ],
  [
    'HTML where plain text is expected',
    '"{service.quote.words}"',
    '"{service.body}"',
    'incompatible-value "{service.body}"',
  ],
  [
    'plain text where HTML is expected',
    '"{service.body}"',
    '"{service.lead}"',
    'incompatible-value "{service.lead}"',
  ],
  [
    'an image where a string is expected',
    '"{item.name}"',
    '"{service.image}"',
    'incompatible-value "{service.image}"',
  ],
  [
    'a string where an image is expected',
    '"image": "{service.image}"',
    '"image": "{service.title}"',
    'incompatible-value "{service.title}"',
  ],
  [
    'a number where a string is expected',
    '"{item.note}"',
    '"{service.count}"',
    'incompatible-value "{service.count}"',
  ],
  [
    'a string where a number is expected',
    '"columns": 2',
    '"columns": "{service.title}"',
    'incompatible-value "{service.title}"',
  ],
  [
    'a string where an enum is expected',
    '"tone": "ink"',
    '"tone": "{service.lead}"',
    'incompatible-value "{service.lead}"',
  ],
  [
    'a string where a URL is expected',
    '"href": "/services/{item.slug}"',
    '"href": "{item.slug}"',
    'incompatible-value "{item.slug}"',
  ],
  [
    'a string that is not a slug inside a URL',
    '/services/{item.slug}',
    '/services/{item.title}',
    'misplaced-address-part "/services/{item.title}"',
  ],
  [
    'an optional field where a prop is required',
    '"optional": true, ',
    '',
    'may-be-missing "{service.quote.words}"',
  ],
  [
    'an h1 without a default',
    '"title": { "from": "{service.title}", "default": "Work" }, "image"',
    '"title": "{service.title}", "image"',
    'needs-value "{service.title}"',
  ],
  [
    'a head without a default',
    '"title": { "from": "{service.title}", "default": "Work" }, "description"',
    '"title": "{service.title}", "description"',
    'needs-value "{service.title}"',
  ],
  ['item outside show', '"{service.quote.words}"', '"{item.name}"', 'item-outside-show "{item.name}"'],
  [
    'each outside an array',
    '"cards": [\n      { "each": "{service.parts}", "show": { "title": "{item.name}", "text": "{item.note}" } }\n    ]',
    '"cards": { "each": "{service.parts}", "show": { "title": "{item.name}" } }',
    'misplaced-each { "each": "{service.parts}", "show": { "title": "{item.name}" } }',
  ],
  [
    'each over a value that is not an array',
    '"{service.parts}"',
    '"{service.title}"',
    'each-of-no-list "{service.title}"',
  ],
  ['a take that is not a number', '"take": 3', '"take": "3"', 'wrong-type "3"'],
  [
    'a string in place of an array',
    '"only": { "slug": ["security"] }',
    '"only": { "slug": "security" }',
    'wrong-type "security"',
  ],
  ['a string in place of true', '"optional": true', '"optional": "true"', 'wrong-type "true"'],
  [
    'a path in place of an image',
    '{ "src": "/plates/bridge.avif", "alt": "" }',
    '"/plates/bridge.avif"',
    'wrong-type "/plates/bridge.avif"',
  ],
  [
    'an image that does not exist',
    '/plates/bridge.avif',
    '/plates/bridge.jpg',
    'missing-image "/plates/bridge.jpg"',
  ],
  [
    'an image in the wrong folder',
    '/plates/bridge.avif',
    '/images/bridge.avif',
    'missing-image "/images/bridge.avif"',
  ],
  [
    'a link to a page that does not exist',
    '"/services/security#parts"',
    '"/servces/security#parts"',
    'dead-link "/servces/security#parts"',
  ],
  [
    'a link to a slug that does not exist',
    '"/services/security#parts"',
    '"/services/secruity#parts"',
    'dead-link "/services/secruity#parts"',
  ],
  [
    'a link with a trailing slash',
    '"/services/security#parts"',
    '"/services/security/"',
    'dead-link "/services/security/"',
  ],
  [
    'a link without a leading slash',
    '"/services/security#parts"',
    '"services/security"',
    'wrong-format "services/security"',
  ],
  [
    'a date without a time',
    '"description": "What we did."',
    '"description": "What we did.", "published": "2026-11-11"',
    'wrong-format "2026-11-11"',
  ],
  [
    'a computed link that matches no route',
    '/services/{item.slug}',
    '/service/{item.slug}',
    'dead-link "/service/{item.slug}"',
  ],
  [
    'an anchor that does not exist',
    '"/services/security#parts"',
    '"/services/security#part"',
    'dead-anchor "/services/security#part"',
  ],
  ['an anchor on the page itself', '"#lets-talk"', '"#lets-tlak"', 'dead-anchor "#lets-tlak"'],
  [
    'only with a value that the param never has',
    '"only": { "slug": ["security"] }',
    '"only": { "slug": ["secruity"] }',
    'impossible-value "secruity"',
  ],
  [
    'except with a value that the param never has',
    '"only": { "slug": ["security"] }',
    '"except": { "slug": ["secruity"] }',
    'impossible-value "secruity"',
  ],
  [
    'except with a param that the route does not have',
    '"only": { "slug": ["security"] }',
    '"except": { "slgu": ["security"] }',
    'unknown-param "slgu"',
  ],
  [
    'a route without a leading slash',
    '"route": "/work/:slug"',
    '"route": "work/:slug"',
    'wrong-pattern "work/:slug"',
  ],
  [
    'a route with a trailing slash',
    '"route": "/work/:slug"',
    '"route": "/work/:slug/"',
    'wrong-pattern "/work/:slug/"',
  ],
  [
    'a route that another page already uses',
    '"route": "/work/:slug"',
    '"route": "/services/:slug"',
    'route-conflict "/services/:slug"',
  ],
  [
    'a second h1',
    '{ "type": "prose", "optional": true,',
    '{ "type": "banner", "props": { "title": "Again" } },\n    { "type": "prose", "optional": true,',
    'second-h1 "title"',
  ],
  [
    'no h1',
    '{ "type": "banner", "props": { "title": { "from": "{service.title}", "default": "Work" }, "image": "{service.image}", "tone": "ink" } },',
    '',
    'missing-h1 "blocks"',
  ],
  [
    'a query that nothing reads',
    '{ "each": "{posts}", "take": 3, "show": { "title": "{item.title}", "href": "/services/{item.slug}", "image": "{item.image}" } },',
    '',
    'unused-query "posts"',
  ],
  [
    'the same title for all paths',
    '{ "from": "{service.title}", "default": "Work" }, "description"',
    '"Work", "description"',
    'shared-title "Work"',
  ],
  ['null in place of no value', '"tone": "ink"', '"tone": null', 'wrong-type null'],
  ['an empty string', '"title": "Talk"', '"title": ""', 'text-length ""'],
  ['a repeated key', '"tone": "ink"', '"tone": "ink", "tone": "paper"', 'duplicate-key "tone"'],
  ['an extra comma', '"tone": "ink" }', '"tone": "ink", }', 'json-syntax ,'],
  ['a forgotten comma', '"{service.image}", "tone"', '"{service.image}" "tone"', 'json-syntax '],
  ['a forgotten bracket', '"tone": "ink" } },', '"tone": "ink" },', 'json-syntax '],
  ['a forgotten quotation mark', '"Parts", "columns"', '"Parts, "columns"', 'json-syntax '],
  ['curly quotation marks', '"tone": "ink"', '"tone": “ink”', 'json-syntax “'],
  ['a comment', '"tone": "ink" } },', '"tone": "ink" } }, // the top', 'json-syntax // the top'],
];

describe('a typical mistake', () => {
  it('is not in the page that the rows change', () => {
    expect(diagnosticsOf(withFiles(fixtureSite, { 'work.json': page }))).toEqual([]);
  });

  it.each(rows)('is reported once and at its place: %s', (_, from, to, ...diagnostics) => {
    expect(page).toContain(from);
    const changed = page.replace(from, () => to);
    const found = diagnosticsOf(withFiles(fixtureSite, { 'work.json': changed }));
    const expected = diagnostics.map((line) => line.replace(' ', ' work.json '));
    // Where the mark is an empty position, only the code and the file are compared.
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

  it('in a route whose values come from content too is found by its likeness to a listed value', () => {
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

  it('in a path with backslashes gets a suggestion with slashes', () => {
    const site = text('_site.json').replace('"/logo.svg"', () => '"art\\\\logo.svg"');
    const { diagnostics } = check(withFiles(fixtureSite, { '_site.json': site }));
    expect(diagnostics.map((each) => messageFor(each).repair)).toEqual(['Did you mean "/art/logo.svg"?']);
  });

  it.each([
    ['http://cdn.example', 'wrong-pattern'],
    ['https://cdn.example/pictures', 'wrong-pattern'],
    ['https://*.example', 'wrong-pattern'],
    ['https://cdn.example:8443', undefined],
  ])('in an image origin is reported: %s', (origin, code) => {
    const site = text('_site.json').replace('{', `{ "imageOrigins": ["${origin}"],`);
    expect(diagnosticsOf(withFiles(fixtureSite, { '_site.json': site }))).toEqual(
      code ? [`${code} _site.json "${origin}"`] : [],
    );
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
