import { describe, expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import { messageFor } from '../../src/check/codes/catalogue.ts';
import { parseProject } from '../../src/pipeline/project/project-text.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();
const page = (route: string) => ({
  route,
  head: { title: route, description: 'An example.' },
  blocks: [{ type: 'banner', id: 'top', props: { title: 'Example' } }],
});
const diagnosticsFor = (redirects: readonly object[]) =>
  diagnosticsOf(
    withFiles(fixtureSite, { '_redirects.json': { redirects }, 'about.json': page('/über-uns') }),
  ).map((each) => each.replace('_redirects.json ', ''));

describe('redirects', () => {
  it.each([
    ['to a page, with a query and an anchor', { from: '/a', to: '/?a=1#lets-talk' }],
    ['to a page with letters of any script', { from: '/a', to: '/über-uns' }],
    ['to a page whose path is encoded', { from: '/a', to: '/%C3%BCber-uns' }],
    ['with a param', { from: '/a/:x/:slug', to: '/services/:slug' }],
    ['to another site', { from: '/a/b.html', to: 'https://example.com/x:y?z#a' }],
  ])('are accepted %s', (_, redirect) => {
    expect(diagnosticsFor([redirect])).toEqual([]);
  });

  it.each([
    [{ from: '/a', to: '/services/securitty' }, 'dead-link "/services/securitty"'],
    [{ from: '/a', to: '/#nowhere' }, 'dead-anchor "/#nowhere"'],
    [{ from: '/a/:slug', to: '/services/:slgu' }, 'unknown-param "/services/:slgu"'],
    [{ from: '/a/', to: '/' }, 'wrong-pattern "/a/"'],
    [{ from: '/', to: '/services/security' }, 'wrong-pattern "/"'],
    [{ from: '/a?b=1', to: '/' }, 'wrong-pattern "/a?b=1"'],
    [{ from: '/a', to: 'services/security' }, 'wrong-pattern "services/security"'],
    [{ from: '/a', to: '//evil.example' }, 'wrong-format "//evil.example"'],
    [{ from: '/a', to: '/a' }, 'redirect-loop "/a"'],
    [{ from: '/a', too: '/' }, 'unknown-key "too"'],
    [{ from: '/:any', to: '/' }, 'shadowed-page "/:any"'],
    [{ from: '/u\u0308ber-uns', to: '/' }, 'shadowed-page "/u\u0308ber-uns"'],
    [{ from: '/logo.svg', to: '/' }, 'shadowed-page "/logo.svg"'],
    [{ from: '/a/:x/:x', to: '/' }, 'repeated-param "/a/:x/:x"'],
    [{ from: '/a/:x', to: '/?page=:x' }, 'unfilled-param "/?page=:x"'],
    [{ from: '/a/:x', to: 'https://example.com/:y' }, 'unfilled-param "https://example.com/:y"'],
    [{ source: '/a', to: '/' }, 'unknown-key "source"'],
    [{ from: '/a', to: '/', status: 301 }, 'unknown-key "status"'],
  ])('are reported once: %j', (redirect, expected) => {
    expect(diagnosticsFor([redirect])).toEqual([expected]);
  });

  it('are reported with the base of the site in their old path', () => {
    const [found] = check({
      ...withFiles(fixtureSite, { '_redirects.json': { redirects: [{ from: '/museum/visit', to: '/' }] } }),
      project: parseProject(
        "export default defineProject({ siteUrl: 'https://a.example', base: '/museum/' });",
      ),
    }).diagnostics;
    expect(found).toMatchObject({
      code: 'base-in-route',
      file: '_redirects.json',
      pointer: '/redirects/0/from',
    });
    expect(found && messageFor(found).message).toMatch(
      /only "\/museum\/museum\/visit" would be redirected\.$/,
    );
  });

  it('are not reported for another redirect that takes the path of a page', () => {
    const redirects = [
      { from: '/services/:any', to: '/' },
      { from: '/a/:slug', to: '/services/:slug' },
    ];
    expect(diagnosticsFor(redirects)).toEqual(['shadowed-page "/services/:any"']);
  });

  it.each([
    ['from', '/%C3%BCber', '/über'],
    ['to', 'www.example.com', 'https://www.example.com'],
    ['to', '{service.url}', undefined],
    ['from', 'https://www.example.com/a', '/a'],
    ['from', 'www.example.com/a', '/a'],
    ['from', '/a#b', undefined],
    ['from', '/a b', undefined],
    ['from', '/a/*', undefined],
    ['to', 'mailto:me@example.com', undefined],
    ['to', 'about.json', undefined],
    ['to', '', undefined],
  ])('get the path or URL that %s most likely means: %s', (name, written, meant) => {
    const redirects = [{ from: '/a', to: '/', [name]: written }];
    const { diagnostics } = check(withFiles(fixtureSite, { '_redirects.json': { redirects } }));
    expect(diagnostics.map((each) => messageFor(each).suggestion)).toEqual([meant]);
  });

  it.each([
    ['{name}', '/services/:name'],
    ['[name]', '/services/:name'],
    ['$1', '/services/:name'],
    ['*', '/services/:name'],
    ['{other}', '/services/:name'],
    ['x-:name', undefined],
  ])('get the param that a part of the target most likely means: %s', (part, meant) => {
    const redirects = [{ from: '/a/:name', to: `/services/${part}` }];
    const { diagnostics } = check(withFiles(fixtureSite, { '_redirects.json': { redirects } }));
    expect(diagnostics.map((each) => [each.code, messageFor(each).suggestion])).toEqual([
      ['unfilled-param', meant],
    ]);
  });

  it('may differ in case only if they lead to the same page', () => {
    const both = (to: string) =>
      diagnosticsFor([
        { from: '/a', to: '/' },
        { from: '/A', to },
      ]);
    expect(both('/')).toEqual([]);
    expect(both('/services/security')).toEqual(['duplicate-redirect "/A"']);
  });

  it.each([
    { '/a': '/' },
    { '/a': '/', '/b': '/' },
    { from: '/a', to: '/' },
    [{ from: '/a', to: '/' }],
    { redirects: { '/a': '/' } },
  ])('in another form are reported once, with the right form: %j', (file) => {
    const { diagnostics } = check(withFiles(fixtureSite, { '_redirects.json': file }));
    expect(diagnostics.map((each) => messageFor(each).repair)).toEqual([
      expect.stringContaining('{ "redirects": [ { "from": "/a", "to": "/" }'),
    ]);
  });

  it.each(['redirects.json', '_redirect.json'])(
    'are reported in a second file with another name: %s',
    (name) => {
      const file = { redirects: [{ from: '/a', to: '/' }] };
      const site = withFiles(fixtureSite, { '_redirects.json': file, [name]: file });
      expect(diagnosticsOf(site)).toEqual([`wrong-file-name ${name} `]);
    },
  );

  it.each(['redirects.json', '_redirect.json'])('are found in a file with another name: %s', (name) => {
    const file = { redirects: [{ from: '/a', to: '/' }] };
    expect(diagnosticsOf(withFiles(fixtureSite, { [name]: file }))).toEqual([`wrong-file-name ${name} `]);
  });

  it('may use a path that only content could have, and are compiled without their positions', () => {
    const service = JSON.parse(fixtureSite.files.get('service.json') ?? '');
    const [slug] = Object.keys(service.params);
    const open = {
      ...service,
      params: { [slug ?? '']: [...service.params[slug ?? ''], { each: '{all}', show: '{item.slug}' }] },
    };
    const redirects = [{ from: '/services/any-other-name', to: '/', temporary: true }];
    const site = withFiles(fixtureSite, { 'service.json': open, '_redirects.json': { redirects } });
    expect(diagnosticsOf(site).filter((each) => each.includes('_redirects'))).toEqual([]);
    expect(check(site).redirects).toEqual(redirects);
  });
});
