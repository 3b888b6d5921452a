import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createChecker } from '../../src/check/check.ts';
import { messageFor } from '../../src/check/codes/catalogue.ts';
import { parseProject } from '../../src/pipeline/project/project-text.ts';
import { readProject } from '../../src/pipeline/project/read-project.ts';
import { readFixtureSite } from './check-fixture.ts';

const fixtureSite = readFixtureSite();
const check = createChecker();

const projectWith = (keys: string, before = '') =>
  `${before}export default defineProject({ siteUrl: 'https://example.com', ${keys} });\n`;

/** The diagnostics of a project config, as `code marked text: message repair`. */
function found(text: string): readonly string[] {
  const lines = text.split('\n');
  return check({ ...fixtureSite, project: parseProject(text) }).diagnostics.map((each) => {
    const { message, repair } = messageFor(each);
    const { line, column, endColumn } = each.range;
    const marked = lines[line - 1]?.slice(column - 1, endColumn - 1);
    return `${each.code} ${marked}: ${message} ${repair}`;
  });
}

describe('the check of pagewright.config.ts', () => {
  it.each([
    [
      'polcy: { scripts: {} }',
      /^unknown-key polcy: The project config has no property "polcy".*Did you mean "policy"\?$/,
    ],
    [
      'policy: { script: {} }',
      /^unknown-key script: "policy" has no property "script".*Did you mean "scripts"\?$/,
    ],
    [
      "'studio': { preview: 'x' }",
      /^unknown-key preview: "studio" has no property.*Did you mean "previewUrl"\?$/,
    ],
    ["cachedForADay: '/images/*'", /^wrong-type '\/images\/\*': Expected an array.*\[ "\/images\/\*" \]\.$/],
    [
      "policy: { images: { 'https://a.example': '[[why]]' } }",
      /^placeholder-text '\[\[why\]\]': "\[\[why\]\]" is a placeholder, which says nothing/,
    ],
    ["policy: {}, csp: ''", /^unknown-key csp: .*and write its origins in "policy"/],
    ['headers: {}', /^unknown-key headers: .*lines of public\/_headers/],
    ["languages: ['de']", /^unknown-key languages: .*in "languages" of page-configs\/_site\.json/],
    ['plugins: []', /^unknown-key plugins: .*Write it in "vite"\.$/],
    [
      "policy: { scripts: {}, 'script-src': {} }",
      /^unknown-key 'script-src': .*"scripts", "styles", "images"/,
    ],
    ["policy: { 'img-src': {} }", /^unknown-key 'img-src': .*Did you mean "images"\?$/],
    ['redirectPages: "yes"', /^wrong-type "yes": Expected true or false/],
    ["files: 'route.htm'", /^not-allowed 'route\.htm': .*Did you mean "route\.html"\?$/],
    ['trailingSlash: false', /^unknown-key trailingSlash: .*Did you mean "files"\?$/],
    [
      "extensions: ['weather-blocks']",
      /^wrong-type 'weather-blocks': .*import weather from 'weather-blocks'.*extensions: \[weather\]/,
    ],
    ['policy: { html: true }', /^wrong-type true: .*Write the reason, such as/],
    ['font: 3', /^wrong-type 3: Expected a string/],
    [
      "policy: { scripts: ['https://a.example'] }",
      /^wrong-type \['https:\/\/a\.example'\]: Expected an object/,
    ],
    ["policy: { connect: { 'https://a.example': '' } }", /^text-length '': Expected text/],
    [
      "policy: { forms: { 'https://a.example': { reason: 'A form' } } }",
      /^missing-key .*requires the property "neededBy"/,
    ],
    ["policy: { frames: { '*': 'All of them' } }", /^wrong-origin '\*': "\*" would allow every host\./],
    ['policy: { styles: { "\'unsafe-inline\'": "A theme" } }', /^wrong-origin .*is a keyword/],
    [
      "policy: { images: { 'http://a.example': 'Pictures' } }",
      /^wrong-origin .*is not encrypted.*Write "https:\/\/a\.example"\.$/,
    ],
    [
      "policy: { fonts: { 'https://a.example/': 'Type' } }",
      /^wrong-origin .*Write "https:\/\/a\.example"\.$/,
    ],
    [
      "services: { tickets: { setting: 'TICKETS_URL', serverOnly: true } }",
      /^unknown-key serverOnly: A content service has no property.*Did you mean "serversOnly"\?$/,
    ],
    ["services: { tickets: { url: 'https://a.example' } }", /^unknown-key url: .*Did you mean "setting"\?$/],
    [
      "services: { tickets: { setting: 'TICKETS_URL', authorization: 'VITE_TICKETS_TOKEN' } }",
      /^public-secret 'VITE_TICKETS_TOKEN': VITE_TICKETS_TOKEN has .*are public.*Write authorization: "TICKETS_TOKEN"/,
    ],
    [
      "services: { 'vite-tickets': { setting: 'TICKETS_URL' } }",
      /^public-secret 'vite-tickets': VITE_TICKETS_AUTHORIZATION .*Write authorization: "TICKETS_AUTHORIZATION"/,
    ],
    ['services: { tickets: {} }', /^missing-key .*requires the property "setting"/],
    ["reports: { url: 'https://r.example' }", /^missing-key .*"to"|unknown-key url/],
    [
      "reports: { to: 'reports.example/in' }",
      /^wrong-origin .*does not begin with "https:.*Write "https:\/\/reports\.example\/in"\.$/,
    ],
    [
      "reports: { to: 'http://reports.example/in' }",
      /^wrong-origin .*is not encrypted.*Write "https:\/\/reports\.example\/in"\.$/,
    ],
    [
      "reports: { to: '/r' }",
      /^wrong-origin .*Write a whole URL such as "https:\/\/example\.com\/reports"\.$/,
    ],
    ["reports: { to: 'https://reports.example/in', sample: 10 }", /^out-of-range|^number/],
    ["consent: { kinds: 'statistics' }", /^wrong-type .*Expected an array/],
    ["cookieBanner: { kinds: ['statistics'] }", /^unknown-key .*Did you mean "consent"/],
    ["font: 'public/body.woff2'", /^missing-public-file 'public\/body\.woff2': /],
    ["shareFont: ['/body.woff2']", /^missing-public-file '\/body\.woff2': /],
  ])('reports %s', (keys, expected) => {
    expect(found(projectWith(keys))).toEqual([expect.stringMatching(expected)]);
  });

  it('reports a siteUrl that is missing or not an origin', () => {
    expect(found('export default defineProject({});')).toEqual([
      expect.stringMatching(/^missing-key .*requires the property "siteUrl"/),
    ]);
    expect(found("export default defineProject({ siteUrl: 'https://example.com/museum' });")).toEqual([
      expect.stringMatching(
        /^path-in-site-url .*Write siteUrl: "https:\/\/example\.com", .* base: "\/museum\/"\.$/,
      ),
    ]);
  });

  it.each([
    ['museum', '/museum/'],
    ['/museum', '/museum/'],
    ['https://example.com/museum', '/museum/'],
    ['', '/'],
    ['/a b/', undefined],
    ['/../', undefined],
  ])('reports the base %j', (base, meant) => {
    const repair = meant === undefined ? 'Write a path of letters' : `Write "${meant}".`;
    expect(found(projectWith(`base: ${JSON.stringify(base).replaceAll('"', "'")}`))).toEqual([
      expect.stringContaining(repair),
    ]);
  });

  it('finds a mistake in a constant of the file, at its place', () => {
    const constant = 'const policy = { script: {} } satisfies object;\n';
    expect(found(projectWith('policy', constant))).toEqual([expect.stringMatching(/^unknown-key script: /)]);
    const whole =
      "const site = { siteUrl: 'https://example.com', csp: '' };\nexport default defineProject(site);";
    expect(found(whole)).toEqual([expect.stringMatching(/^unknown-key csp: /)]);
  });

  it.each([
    ['what code computes', 'siteUrl: process.env.URL, font: fontOf(), policy: { scripts: scriptsOf() }'],
    ['an object that is spread', '...shared'],
    ['names that are computed', "policy: { connect: { [api]: 'The shop' } }"],
    [
      'subdomains and ports',
      "policy: { media: { 'https://*.a.example': 'Video', 'http://localhost:3000': 'Tests' } }",
    ],
  ])('accepts %s', (_, keys) => {
    expect(found(`export default defineProject({ ${keys}, siteUrl: 'https://example.com/' });`)).toEqual([]);
    expect(found(`export default defineProject({ ...shared, ${keys} });`)).toEqual([]);
  });
});

describe('commands', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pagewright-project-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('say what to install for a project config that imports a package which is missing', async () => {
    // Vite warns of the import, too.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    writeFileSync(
      path.join(root, 'pagewright.config.ts'),
      `import weather from '@forecasts/weather-blocks/site';
export default { siteUrl: 'https://example.com', extensions: [weather] };`,
    );
    await expect(readProject(root)).rejects.toThrow(
      'pagewright.config.ts needs the package "@forecasts/weather-blocks", which is not installed. Install it with: npm install @forecasts/weather-blocks.',
    );
    warn.mockRestore();
  });

  it('reject what the code of a project config computes, and name every mistake', async () => {
    writeFileSync(
      path.join(root, 'pagewright.config.ts'),
      `const host: string = ['js', 'example', 'com'].join('.');
const more = JSON.parse('{ "csp": true }');
export default { siteUrl: 'https://example.com', policy: { scripts: { [host]: 'The shop' } }, ...more };`,
    );
    await expect(readProject(root)).rejects.toThrow(
      /unknown-key\n.*"csp"[\s\S]*wrong-origin\n.*"js\.example\.com" does not begin with "https:\/\/"[\s\S]*2 errors in 1 file\./,
    );
  });
});
