import { describe, expect, it } from 'vitest';
import { createChecker } from '../../src/check/check.ts';
import { messageFor } from '../../src/check/codes/catalogue.ts';
import { textOf } from '../../src/check/printers/printed-file.ts';
import { readModule } from '../../src/pipeline/code/read-module.ts';
import { parseProject } from '../../src/pipeline/project/project-text.ts';
import { readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();
const check = createChecker();

interface Site {
  /** The value of `policy`. */
  readonly policy: string;
  readonly page?: object;
  /** The text of `src/Block.tsx`. */
  readonly code?: string;
  readonly packages?: readonly string[];
  /** An origin in an environment variable. */
  readonly service?: string;
}

/** The diagnostics as `code file marked text: message repair`. */
function found({ policy, page, code = '', packages = [], service }: Site): readonly string[] {
  const example = { route: '/a', head: { title: 'A', description: 'An example.' }, blocks: [], ...page };
  const file = readModule('src/Block.tsx', code);
  const workspace = {
    ...withFiles(fixtureSite, page ? { 'a.json': example } : {}),
    project: parseProject(
      `export default defineProject({ siteUrl: 'https://example.com', policy: ${policy} });\n`,
    ),
    siteUrl: 'https://example.com',
    projectFiles: new Map([['src/Block.tsx', code]]),
    siteCode: { files: new Map([['src/Block.tsx', file]]), packages: new Set(packages) },
    environmentOrigins: new Set(service === undefined ? [] : [service]),
  };
  return check(workspace).diagnostics.map((each) => {
    const { message, repair } = messageFor(each);
    const { line, column, endColumn } = each.range;
    const marked = textOf(each, workspace)
      ?.split('\n')
      [line - 1]?.slice(column - 1, endColumn - 1);
    return `${each.code} ${each.file} ${marked}: ${message} ${repair}`;
  });
}

const banner = { type: 'banner', props: { title: 'Example' } };
const withFrame = (frame: unknown) => ({
  blocks: [banner, { type: 'prose', props: { text: 'A film.', frame } }],
});
const frame = withFrame('https://films.example/7');
const films = "{ frames: { 'https://films.example': 'The films' } }";

describe('what the policy forbids', () => {
  it('is reported in a page config, at the URL', () => {
    expect(found({ policy: '{}', page: frame })).toEqual([
      'forbidden-origin a.json "https://films.example/7": The policy does not allow frames from https://films.example, so browsers block it. ' +
        'Add "https://films.example" to policy.frames in pagewright.config.ts, with the reason.',
    ]);
    expect(found({ policy: films, page: frame })).toEqual([]);
    expect(found({ policy: "{ frames: { 'https://*.example': 'The films' } }", page: frame })).toEqual([]);
  });

  it('is reported in code, at the URL', () => {
    expect(found({ policy: '{}', code: `const a = <img alt="" src="https://cdn.example/a" />;` })).toEqual([
      'forbidden-origin src/Block.tsx "https://cdn.example/a": The policy does not allow images from https://cdn.example, so browsers block it. ' +
        'Add "https://cdn.example" to policy.images in pagewright.config.ts, with the reason.',
    ]);
  });

  it('says for which other purpose an origin is declared, at both places', () => {
    const policy = "{ connect: { 'https://films.example': 'The films' } }";
    expect(found({ policy, page: frame })).toEqual([
      // The project config first.
      expect.stringMatching(
        /^unused-origin pagewright\.config\.ts 'https:\/\/films\.example': .* It is used for "frames": move it to policy\.frames\.$/,
      ),
      expect.stringMatching(/^forbidden-origin .* It is declared in policy\.connect only\./),
    ]);
  });

  it('is not the page of a video whose player is meant', () => {
    const codes = found({ policy: '{}', page: withFrame('https://www.youtube.com/watch?v=M7lc1UVf-VE') });
    expect(codes.map((line) => line.split(' ')[0])).toEqual(['unframeable-page']);
  });

  it('is reported for a URL that code loads into an unknown element, unless its origin is declared for one of the purposes', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code of a site
    const code = 'element.src = `https://tiles.example/${zoom}`;';
    expect(found({ policy: "{ connect: { 'https://tiles.example': 'Tiles' } }", code })).toEqual([
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code of a site
      'undeclared-origin src/Block.tsx `https://tiles.example/${zoom}`: If a page loads this URL, browsers block it, ' +
        'because the policy does not allow https://tiles.example. It is declared in policy.connect only. ' +
        'Add "https://tiles.example" to policy.images or policy.scripts or policy.media or policy.frames in pagewright.config.ts, with the reason.',
    ]);
    expect(found({ policy: "{ images: { 'https://tiles.example': 'Tiles' } }", code })).toEqual([]);
  });

  it.each([
    ['media', 'https://films.example/a.mp4?x=1'],
    ['images', 'https://films.example/a.jpg'],
  ])('is reported for a text that is the URL of a file for %s', (purpose, text) => {
    const page = { blocks: [banner, { type: 'prose', props: { text } }] };
    expect(found({ policy: '{}', page })).toEqual([
      expect.stringContaining(`undeclared-origin a.json "${text}": If a page loads this URL`),
    ]);
    expect(found({ policy: `{ ${purpose}: { 'https://films.example': 'Films' } }`, page })).toEqual([]);
  });

  it('includes HTML that code writes, without a reason', () => {
    const code = 'element.innerHTML = text;';
    expect(found({ policy: '{}', code })).toEqual([
      expect.stringMatching(/^refused-html src\/Block\.tsx innerHTML: .* give a reason as policy\.html in/),
    ]);
    for (const policy of ["{ html: 'A map' }", '{ ...shared }', 'policyOf()'])
      expect(found({ policy, code })).toEqual([]);
  });

  it('cannot be declared without encryption', () => {
    expect(found({ policy: '{}', code: `fetch('http://api.example')` })).toEqual([
      expect.stringContaining('Use https, and add "https://api.example" to policy.connect'),
    ]);
  });

  it.each([
    ['the default of a binding', { from: '{posts.image.src}', default: 'https://films.example/1' }],
    ['the start of a text with bindings', 'https://films.example/{route.slug}'],
  ])('includes %s', (_, url) => {
    const data = { posts: { source: 'posts' } };
    const page = { ...withFrame(url), data, route: '/a/:slug', params: { slug: ['b'] } };
    const codes = found({ policy: '{}', page }).map((line) => line.split(' ')[0]);
    expect(codes).toContain('forbidden-origin');
  });

  it.each([
    ['the site itself', 'https://example.com/services/security', undefined],
    ['a path', '/services/security', undefined],
  ])('does not include %s in a frame', (_, url) => {
    expect(found({ policy: '{}', page: withFrame(url) })).toEqual([]);
  });

  it('does not include content services, which an environment variable names, except for frames and scripts', () => {
    const code = `fetch('https://cms.example/a'); const a = <img alt="" src="https://cms.example/b" />;`;
    const service = 'https://cms.example';
    expect(found({ policy: '{}', code, service })).toEqual([]);
    expect(found({ policy: '{}', code: `<iframe src="https://cms.example/a" />`, service })).toHaveLength(1);
  });

  it.each([
    '{ frames: framesOf() }',
    '{ ...shared }',
    "{ frames: { [process.env.FILMS]: 'Films' } }",
    'policyOf()',
  ])('is unknown if code computes it: %s', (policy) => {
    expect(found({ policy, page: frame })).toEqual([]);
  });

  it('is not reported again for an origin with a mistake', () => {
    expect(
      found({ policy: "{ frames: { 'https://films.example/7': 'Films' } }", page: frame }).map(
        (line) => line.split(' ')[0],
      ),
    ).toEqual(['wrong-origin']);
  });
});

describe('what nothing uses', () => {
  const unused = (site: Site) => found(site).map((line) => line.replace(/^(\S+) \S+ (\S+): .*$/, '$1 $2'));

  it('is reported at its place in the project config', () => {
    expect(unused({ policy: "{ styles: { 'https://css.example': 'A theme' } }" })).toEqual([
      `unused-origin 'https://css.example'`,
    ]);
  });

  it('is left to the build for images and media, which content may name', () => {
    const policy = "{ images: { 'https://a.example': 'Pictures' }, media: { 'https://b.example': 'Films' } }";
    expect(unused({ policy })).toEqual([]);
  });

  it('does not include what code names for a purpose that is unknown, but what it uses for another one', () => {
    const policy = "{ connect: { 'https://api.example': 'Tickets' } }";
    expect(unused({ policy, code: `load('https://api.example')` })).toEqual([]);
    const other = unused({ policy, code: `const a = <form action="https://api.example" />;` });
    expect(other).toContain(`unused-origin 'https://api.example'`);
  });

  it('does not include the origin of a script for other purposes, which only its authors know', () => {
    const stats = "{ 'https://stats.example': 'Statistics' }";
    const policy = `{ scripts: ${stats}, connect: ${stats} }`;
    expect(unused({ policy, code: `const a = <Script src="https://stats.example/a.js" />;` })).toEqual([]);
  });

  it('includes what pages only link to', () => {
    const links = [{ label: 'Shop', href: 'https://shop.example/' }];
    const page = { blocks: [{ type: 'banner', props: { title: 'Example', links } }] };
    const policy = "{ forms: { 'https://shop.example': 'Tickets' } }";
    expect(unused({ policy, page })).toContain(`unused-origin 'https://shop.example'`);
  });

  it('does not include what a script may use on its own origin', () => {
    const policy = `{ scripts: { 'https://stats.example': 'Statistics' },
      connect: { 'https://stats.example': 'Statistics' }, images: { 'https://stats.example': 'Statistics' } }`;
    const code = `export const scripts = [{ src: 'https://stats.example/a.js' }];`;
    expect(unused({ policy, code })).toEqual([]);
  });

  it('does not include what code of a used origin or of a package needs', () => {
    const needed = (by: string) => ({
      policy: `{ scripts: { 'https://js.example': 'A form' }, connect: {
        'https://a.example': { reason: 'The form', neededBy: '${by}' },
        'https://b.example': { reason: 'The form', neededBy: 'https://a.example' } } }`,
      code: `const a = <Script src="https://js.example/a.js" />;`,
      packages: ['leaflet'],
    });
    for (const by of ['https://js.example', 'leaflet']) expect(unused(needed(by))).toEqual([]);
    expect(unused(needed('leafelt'))[0]).toBe("unknown-needed-by 'leafelt'");
    expect(unused(needed('https://a.example'))).toContain("unknown-needed-by 'https://a.example'");
  });
});
