import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  headerRules,
  readHeadersFile,
  speculationRules,
  writeHeadersFile,
} from '../../../packages/pagewright/src/pipeline/files/headers.ts';

const plain = { contentOrigin: undefined, imageOrigins: [], frames: [], hasAnalytics: false };

describe('the content security policy', () => {
  it('has no unsafe word, whatever it has to admit', () => {
    const all = {
      contentOrigin: 'https://cms.example',
      imageOrigins: ['https://cdn.example'],
      frames: [`'self'`],
      hasAnalytics: true,
    };
    for (const options of [plain, all]) expect(contentSecurityPolicy(options)).not.toContain('unsafe');
  });

  it('admits nothing but the site itself', () => {
    expect(contentSecurityPolicy(plain)).not.toMatch(/https?:|\*/);
    expect(contentSecurityPolicy(plain)).toContain(`frame-src 'none'`);
    expect(contentSecurityPolicy(plain)).toMatch(/(?:^|; )trusted-types pagewright(?:;|$)/);
  });

  it('admits the content service to be read, to be sent to and to show its pictures, and no more', () => {
    const policy = contentSecurityPolicy({ ...plain, contentOrigin: 'https://cms.example' });
    const admitting = policy.split('; ').filter((directive) => directive.includes('cms.example'));
    expect(admitting.map((directive) => directive.split(' ')[0])).toEqual([
      'img-src',
      'connect-src',
      'form-action',
    ]);
  });

  it('admits further origins to show pictures, and nothing else', () => {
    const policy = contentSecurityPolicy({
      ...plain,
      imageOrigins: ['https://b.example', 'https://a.example'],
    });
    const admitting = policy.split('; ').filter((directive) => directive.includes('.example'));
    expect(admitting).toEqual([`img-src 'self' data: https://a.example https://b.example`]);
  });

  it('admits the analytics service only where a measurement id is configured', () => {
    expect(contentSecurityPolicy({ ...plain, hasAnalytics: true })).toContain('googletagmanager');
    expect(contentSecurityPolicy(plain)).not.toContain('google');
  });
});

describe('the _headers file', () => {
  const rules = headerRules(
    { ...plain, frames: [`'self'`] },
    ['/careers-board/'],
    ['/plates/*', '/software/*.svg', '/fonts/*'],
  );
  const headersFor = readHeadersFile(writeHeadersFile(rules));

  it('says what was written into it', () => {
    expect(headersFor('/')).toEqual(rules[0]?.[1]);
  });

  it('lets later rules win', () => {
    expect(headersFor('/assets/main-abc.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(headersFor('/services/pmo')['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(headersFor('/plates/bridge.avif')['Cache-Control']).toContain('stale-while-revalidate');
  });

  it('keeps nothing for long whose name stays when it changes', () => {
    for (const file of ['/', '/page-modules/home.js', '/sitemap.xml', '/speculation-rules.json']) {
      expect(headersFor(file)['Cache-Control'], file).toBe('public, max-age=0, must-revalidate');
    }
  });

  it('lets the one framed path be framed by the site, and no other', () => {
    expect(headersFor('/careers-board/board.html')['Content-Security-Policy']).toContain(
      `frame-ancestors 'self'`,
    );
    expect(headersFor('/careers')['Content-Security-Policy']).toContain(`frame-ancestors 'none'`);
  });

  it('takes a dot and a bracket in a pattern for themselves', () => {
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
  it('prepare pages, but neither content nor windows of their own', () => {
    const rules: unknown = JSON.parse(speculationRules('/service/'));
    expect(JSON.stringify(rules)).toContain('"not":{"href_matches":"/service/*"}');
    expect(JSON.stringify(rules)).toContain('[target]');
  });
});
