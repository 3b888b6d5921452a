import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  headerRules,
  readHeadersFile,
  speculationRules,
  writeHeadersFile,
} from '../../src/pipeline/files/headers.ts';

const plain = { contentOrigin: undefined, imageOrigins: [], frames: [], hasAnalytics: false };

describe('the content security policy', () => {
  it('has no unsafe keyword with any options', () => {
    const all = {
      contentOrigin: 'https://cms.example',
      imageOrigins: ['https://cdn.example'],
      frames: [`'self'`],
      hasAnalytics: true,
    };
    for (const options of [plain, all]) expect(contentSecurityPolicy(options)).not.toContain('unsafe');
  });

  it('allows only the site itself by default', () => {
    expect(contentSecurityPolicy(plain)).not.toMatch(/https?:|\*/);
    expect(contentSecurityPolicy(plain)).toContain(`frame-src 'none'`);
    expect(contentSecurityPolicy(plain)).toMatch(/(?:^|; )trusted-types pagewright(?:;|$)/);
  });

  it('allows reading from the content service, sending to it and showing its images, and nothing else', () => {
    const policy = contentSecurityPolicy({ ...plain, contentOrigin: 'https://cms.example' });
    const admitting = policy.split('; ').filter((directive) => directive.includes('cms.example'));
    expect(admitting.map((directive) => directive.split(' ')[0])).toEqual([
      'img-src',
      'connect-src',
      'form-action',
    ]);
  });

  it('allows further origins for images only', () => {
    const policy = contentSecurityPolicy({
      ...plain,
      imageOrigins: ['https://b.example', 'https://a.example'],
    });
    const admitting = policy.split('; ').filter((directive) => directive.includes('.example'));
    expect(admitting).toEqual([`img-src 'self' data: https://a.example https://b.example`]);
  });

  it('allows the analytics service only if a measurement ID is configured', () => {
    expect(contentSecurityPolicy({ ...plain, hasAnalytics: true })).toContain('googletagmanager');
    expect(contentSecurityPolicy(plain)).not.toContain('google');
  });
});

describe('the _headers file', () => {
  const rules = headerRules(
    '',
    { ...plain, frames: [`'self'`] },
    ['/careers-board/'],
    ['/plates/*', '/software/*.svg', '/fonts/*'],
  );
  const headersFor = readHeadersFile(writeHeadersFile(rules));

  it('contains the rules that were written', () => {
    expect(headersFor('/')).toEqual(rules[0]?.[1]);
  });

  it('lets later rules override earlier ones', () => {
    expect(headersFor('/assets/main-abc.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(headersFor('/services/pmo')['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(headersFor('/plates/bridge.avif')['Cache-Control']).toContain('stale-while-revalidate');
  });

  it('has no long lifetime for files whose name stays when they change', () => {
    for (const file of ['/', '/page-modules/home.js', '/sitemap.xml', '/speculation-rules.json']) {
      expect(headersFor(file)['Cache-Control'], file).toBe('public, max-age=0, must-revalidate');
    }
  });

  it('allows the site to frame the framed path only', () => {
    expect(headersFor('/careers-board/board.html')['Content-Security-Policy']).toContain(
      `frame-ancestors 'self'`,
    );
    expect(headersFor('/careers')['Content-Security-Policy']).toContain(`frame-ancestors 'none'`);
  });

  it('keeps previews out of caches and search engines, and no other page', () => {
    for (const path of ['/preview', '/preview/', '/preview/index.html'])
      expect(headersFor(path), path).toMatchObject({
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      });
    expect(headersFor('/previews')).toEqual(headersFor('/'));
  });

  it('treats a dot and a bracket in a pattern as literals', () => {
    const read = readHeadersFile('/a.b(c)/*\n  X-Test: yes\n');
    expect(read('/a.b(c)/d')).toEqual({ 'X-Test': 'yes' });
    expect(read('/axb(c)/d')).toEqual({});
  });

  it('keeps colons in values', () => {
    const read = readHeadersFile('/*\n  Link: <https://a.example/b>; rel=preload\n');
    expect(read('/')).toEqual({ Link: '<https://a.example/b>; rel=preload' });
  });
});

describe('the speculation rules', () => {
  it('prerender pages, but not content, new windows or what only frames show', () => {
    const rules = speculationRules('', '/service/', ['/board.html']);
    expect(rules).toContain('"not":{"href_matches":"/service/*"}');
    expect(rules).toContain('"not":{"href_matches":"/board.html*"}');
    expect(rules).toContain('[target]');
    expect(rules.match(/href_matches/g)).toHaveLength(3);
  });
});
