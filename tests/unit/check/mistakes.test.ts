import { describe, expect, it } from 'vitest';
import { codes } from '../../../packages/pagewright/src/check/messages/catalogue.ts';
import { faultsOf, readWorld, withFiles } from './page-world.ts';

const world = readWorld();
const text = (name: string) => world.files.get(name) ?? '';

/** A page with everything in it, one mistake away from each row. */
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

type Row = readonly [title: string, from: string, to: string, ...faults: string[]];

/** Each row: what is changed, and all that is told: the code and the words that are marked. */
const rows: readonly Row[] = [
  ['a misspelt block type', '"type": "cards", "id"', '"type": "crads", "id"', 'unknown-block-type "crads"'],
  [
    'a misspelt name of a block',
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
  ['a misspelt name of the source', '"source": "posts"', '"sourc": "posts"', 'unknown-key "sourc"'],
  ['a misspelt query', '"service": { "source"', '"servise": { "source"', 'unused-query "servise"'],
  [
    'a misspelt query in one path',
    '"{service.image}"',
    '"{servcie.image}"',
    'unknown-query "{servcie.image}"',
  ],
  ['a misspelt field', '"{service.body}"', '"{service.bdoy}"', 'unknown-field "{service.bdoy}"'],
  ['a misspelt field of an entry', '"{item.name}"', '"{item.nmae}"', 'unknown-field "{item.nmae}"'],
  [
    'a misspelt field deep within',
    '"{service.quote.words}"',
    '"{service.quote.wrods}"',
    'unknown-field "{service.quote.wrods}"',
  ],
  ['a misspelt part of the route', '"{route.slug}"', '"{route.slgu}"', 'unknown-route-param "{route.slgu}"'],
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
  ['braces forgotten', '"{service.image}"', '"service.image"', 'forgotten-braces "service.image"'],
  ['braces forgotten around a list', '"{posts}"', '"posts"', 'forgotten-braces "posts"'],
  ['a brace forgotten at the end', '"{service.body}"', '"{service.body"', 'malformed-braces "{service.body"'],
  [
    'a brace forgotten at the beginning',
    '"{service.body}"',
    '"service.body}"',
    'malformed-braces "service.body}"',
  ],
  ['braces doubled', '"{service.body}"', '"{{service.body}}"', 'doubled-braces "{{service.body}}"'],
  [
    'a dollar before the braces',
    '"{service.body}"',
    `"$${'{service.body}'}"`,
    `malformed-braces "$${'{service.body}'}"`,
  ],
  [
    'blanks within the braces',
    '"{service.body}"',
    '"{ service.body }"',
    'malformed-braces "{ service.body }"',
  ],
  [
    'a path through a list',
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
    'a list into text',
    '"{service.quote.words}"',
    '"{service.parts}"',
    'incompatible-value "{service.parts}"',
  ],
  [
    'a group into text',
    '"{service.quote.words}"',
    '"{service.quote}"',
    'incompatible-value "{service.quote}"',
  ],
  ['HTML into text', '"{service.quote.words}"', '"{service.body}"', 'incompatible-value "{service.body}"'],
  ['text into HTML', '"{service.body}"', '"{service.lead}"', 'incompatible-value "{service.lead}"'],
  ['an image into text', '"{item.name}"', '"{service.image}"', 'incompatible-value "{service.image}"'],
  [
    'text into an image',
    '"image": "{service.image}"',
    '"image": "{service.title}"',
    'incompatible-value "{service.title}"',
  ],
  ['a number into text', '"{item.note}"', '"{service.count}"', 'incompatible-value "{service.count}"'],
  [
    'text into a number',
    '"columns": 2',
    '"columns": "{service.title}"',
    'incompatible-value "{service.title}"',
  ],
  ['text into an enum', '"tone": "ink"', '"tone": "{service.lead}"', 'incompatible-value "{service.lead}"'],
  [
    'text into an address',
    '"href": "/services/{item.slug}"',
    '"href": "{item.slug}"',
    'incompatible-value "{item.slug}"',
  ],
  [
    'text within an address',
    '/services/{item.slug}',
    '/services/{item.title}',
    'misplaced-address-part "/services/{item.title}"',
  ],
  [
    'an optional field into a needed prop',
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
    'each outside a list',
    '"cards": [\n      { "each": "{service.parts}", "show": { "title": "{item.name}", "text": "{item.note}" } }\n    ]',
    '"cards": { "each": "{service.parts}", "show": { "title": "{item.name}" } }',
    'misplaced-each { "each": "{service.parts}", "show": { "title": "{item.name}" } }',
  ],
  [
    'each over what is no list',
    '"{service.parts}"',
    '"{service.title}"',
    'each-of-no-list "{service.title}"',
  ],
  ['a take that is no number', '"take": 3', '"take": "3"', 'wrong-type "3"'],
  [
    'a text for a list',
    '"only": { "slug": ["security"] }',
    '"only": { "slug": "security" }',
    'wrong-type "security"',
  ],
  ['a text for true', '"optional": true', '"optional": "true"', 'wrong-type "true"'],
  [
    'the address of an image for an image',
    '{ "src": "/plates/bridge.avif", "alt": "" }',
    '"/plates/bridge.avif"',
    'wrong-type "/plates/bridge.avif"',
  ],
  [
    'an image that is not there',
    '/plates/bridge.avif',
    '/plates/bridge.jpg',
    'missing-image "/plates/bridge.jpg"',
  ],
  [
    'an image of another folder',
    '/plates/bridge.avif',
    '/images/bridge.avif',
    'missing-image "/images/bridge.avif"',
  ],
  [
    'a link that leads nowhere',
    '"/services/security#parts"',
    '"/servces/security#parts"',
    'dead-link "/servces/security#parts"',
  ],
  [
    'a link to a slug that is not there',
    '"/services/security#parts"',
    '"/services/secruity#parts"',
    'dead-link "/services/secruity#parts"',
  ],
  [
    'a link with a slash at its end',
    '"/services/security#parts"',
    '"/services/security/"',
    'dead-link "/services/security/"',
  ],
  [
    'a link without a slash',
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
    'a computed link that fits no route',
    '/services/{item.slug}',
    '/service/{item.slug}',
    'dead-link "/service/{item.slug}"',
  ],
  [
    'an anchor that is not there',
    '"/services/security#parts"',
    '"/services/security#part"',
    'dead-anchor "/services/security#part"',
  ],
  ['an anchor on the page itself', '"#lets-talk"', '"#lets-tlak"', 'dead-anchor "#lets-tlak"'],
  [
    'only for a value that is not there',
    '"only": { "slug": ["security"] }',
    '"only": { "slug": ["secruity"] }',
    'impossible-value "secruity"',
  ],
  [
    'a route without its slash',
    '"route": "/work/:slug"',
    '"route": "work/:slug"',
    'wrong-pattern "work/:slug"',
  ],
  [
    'a route with a slash at its end',
    '"route": "/work/:slug"',
    '"route": "/work/:slug/"',
    'wrong-pattern "/work/:slug/"',
  ],
  [
    'a route that another page has',
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
    'a title for all addresses',
    '{ "from": "{service.title}", "default": "Work" }, "description"',
    '"Work", "description"',
    'shared-title "Work"',
  ],
  ['null for nothing', '"tone": "ink"', '"tone": null', 'wrong-type null'],
  ['an empty text', '"title": "Talk"', '"title": ""', 'text-length ""'],
  ['a key twice', '"tone": "ink"', '"tone": "ink", "tone": "paper"', 'duplicate-key "tone"'],
  ['a comma too many', '"tone": "ink" }', '"tone": "ink", }', 'json-syntax ,'],
  ['a comma forgotten', '"{service.image}", "tone"', '"{service.image}" "tone"', 'json-syntax '],
  ['a bracket forgotten', '"tone": "ink" } },', '"tone": "ink" },', 'json-syntax '],
  ['a quotation mark forgotten', '"Parts", "columns"', '"Parts, "columns"', 'json-syntax '],
  ['other quotation marks', '"tone": "ink"', '"tone": “ink”', 'json-syntax “'],
  ['a comment', '"tone": "ink" } },', '"tone": "ink" } }, // the top', 'json-syntax // the top'],
];

describe('a typical mistake', () => {
  it('is missing from the page that the others begin with', () => {
    expect(faultsOf(withFiles(world, { 'work.json': page }))).toEqual([]);
  });

  it.each(rows)('is named once and at its place: %s', (_, from, to, ...faults) => {
    expect(page).toContain(from);
    const changed = page.replace(from, () => to);
    const found = faultsOf(withFiles(world, { 'work.json': changed }));
    const expected = faults.map((fault) => fault.replace(' ', ' work.json '));
    if (faults[0]?.startsWith('json-syntax ') && !/[^ ]$/.test(faults[0]))
      expect(found[0]).toContain('json-syntax work.json');
    else if (faults[0]?.startsWith('route-conflict')) expect(found).toEqual(expected);
    else expect(found).toEqual(expected);
    expect(found).toHaveLength(1);
  });

  it('in a route or in the values of a route costs one message, however many links lead there', () => {
    const wrongRoute = text('service.json').replace('/services/:slug', '/servces/:slug');
    expect(faultsOf(withFiles(world, { 'service.json': wrongRoute }))).toEqual([
      'misspelt-address service.json "/servces/:slug"',
    ]);
    const wrongValue = text('service.json').replace('"security"', '"secruity"');
    expect(faultsOf(withFiles(world, { 'service.json': wrongValue }))).toEqual([
      'misspelt-address service.json "secruity"',
    ]);
  });

  it('in the JSON of one page does not make links to it dead', () => {
    const broken = text('service.json').replace('"head": {', '"head": ');
    const found = faultsOf(withFiles(world, { 'service.json': broken }));
    expect(found.every((fault) => fault.startsWith('json-syntax service.json'))).toBe(true);
    expect(found.length).toBeGreaterThan(0);
  });

  it('in the site config is reported once, not for every page', () => {
    const site = text('_site.json');
    const wrongBlock = site.replace('"type": "prose"', '"type": "prsoe"');
    expect(faultsOf(withFiles(world, { '_site.json': wrongBlock, 'work.json': page }))).toEqual([
      'unknown-block-type _site.json "prsoe"',
    ]);
    const wrongMenu = site.replace('"/services/security"', '"/services/securty"');
    expect(faultsOf(withFiles(world, { '_site.json': wrongMenu }))).toEqual([
      'dead-link _site.json "/services/securty"',
    ]);
    const wrongLogo = site.replace('"/logo.svg"', '"/lgoo.svg"');
    expect(faultsOf(withFiles(world, { '_site.json': wrongLogo }))).toEqual([
      'missing-image _site.json "/lgoo.svg"',
    ]);
  });

  it.each([
    ['http://cdn.example', 'wrong-pattern'],
    ['https://cdn.example/pictures', 'wrong-pattern'],
    ['https://*.example', 'wrong-pattern'],
    ['https://cdn.example:8443', undefined],
  ])('in an origin of pictures is told: %s', (origin, code) => {
    const site = text('_site.json').replace('{', `{ "imageOrigins": ["${origin}"],`);
    expect(faultsOf(withFiles(world, { '_site.json': site }))).toEqual(
      code ? [`${code} _site.json "${origin}"`] : [],
    );
  });

  it('does not hide those of other pages', () => {
    const changes = {
      'work.json': page.replace('"tone": "ink"', '"tone": "inky"'),
      'home.json': text('home.json').replace('"banner"', '"baner"'),
      '_fallbacks/service.json': text('_fallbacks/service.json').replace(
        '"title": "Security"',
        '"titel": "Security"',
      ),
    };
    expect(faultsOf(withFiles(world, changes)).map((fault) => fault.split(' ')[0])).toEqual([
      'unknown-key',
      'unknown-block-type',
      'not-allowed',
    ]);
  });

  it('is covered for every code that a page can earn', () => {
    const told = new Set(rows.flatMap(([, , , ...faults]) => faults.map((fault) => fault.split(' ')[0])));
    expect(codes.filter((code) => told.has(code)).length).toBeGreaterThan(35);
  });
});
