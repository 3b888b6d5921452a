import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  headerRules,
  headerWarnings,
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

  it('allows it at the path to which hosts redirect, too', () => {
    const read = readHeadersFile(writeHeadersFile(headerRules('', plain, ['/board/list.html'], [])));
    const policyOf = (path: string) => read(path)['Content-Security-Policy'];
    expect(policyOf('/board/list.html')).toContain(`frame-ancestors 'self'`);
    expect(policyOf('/board/list')).toBe(policyOf('/board/list.html'));
    expect(policyOf('/board/lists')).toContain(`frame-ancestors 'none'`);
  });

  it('gives each header once on a host that joins the values of all rules', () => {
    for (const path of ['/', '/careers-board/board.html', '/assets/main.js', '/share/a.png', '/preview/'])
      expect(joined(writeHeadersFile(rules), path), path).toEqual(
        Object.fromEntries(Object.entries(headersFor(path)).map(([name, value]) => [name, [value]])),
      );
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

/**
 * The values of each header, as Cloudflare Pages finds them: "An incoming request which matches multiple rules' URL patterns will inherit all
 * rules' headers", and "you can remove a header by using an exclamation mark":
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
function joined(text: string, path: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const block of text.split('\n\n')) {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const [start = '', rest] = pattern.split('*');
    if (rest === undefined ? path !== pattern : !path.startsWith(start) || !path.endsWith(rest)) continue;
    const removed = lines.filter((line) => !line.includes(':')).map((line) => line.trim().replace('! ', ''));
    for (const name of removed) delete found[name];
    for (const line of lines.filter((each) => each.includes(':'))) {
      const [, name = '', value = ''] = /^ *([^:]*): (.*)$/.exec(line) ?? [];
      found[name] = [...(found[name] ?? []), value];
    }
  }
  return found;
}

describe('headers that a host would ignore', () => {
  const imageOrigins = Array.from({ length: 80 }, (_, index) => `https://pictures-${index}.example`);
  const warned = headerWarnings(
    headerRules(
      '',
      { ...plain, imageOrigins },
      [],
      Array.from({ length: 100 }, (_, index) => `/${index}/*`),
    ),
  );

  it('are reported with their length', () => {
    expect(warned.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^The header Content-Security-Policy of \/\* has 2\d{3} characters\. Cloudflare ignores/,
      ),
      '_headers has 106 rules, but Cloudflare reads only the first 100. Name fewer paths in "cachedForADay", or choose another host',
    ]);
    expect(headerWarnings(headerRules('', plain, [], []))).toEqual([]);
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
