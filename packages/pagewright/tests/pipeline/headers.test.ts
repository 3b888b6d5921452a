import { describe, expect, it } from 'vitest';
import {
  headerRules,
  headerWarnings,
  readHeadersFile,
  speculationRules,
  writeHeadersFile,
} from '../../src/pipeline/files/headers.ts';
import { contentSecurityPolicy, type PolicyOptions } from '../../src/pipeline/policy/content-policy.ts';

const plain: PolicyOptions = {
  policy: undefined,
  contentOrigins: [],
  framesItself: false,
  hasAnalytics: false,
};

/** The directives that allow an origin below `.example`. */
const opened = (options: Partial<PolicyOptions>) =>
  contentSecurityPolicy({ ...plain, ...options })
    .split('; ')
    .filter((directive) => directive.includes('.example'));

describe('the content security policy', () => {
  const all: PolicyOptions = {
    policy: {
      scripts: { 'https://js.example': 'A form' },
      connect: { 'wss://live.example': 'Live texts' },
      frames: { 'https://maps.example': 'A map' },
      media: { 'https://video.example': 'Films' },
      forms: { 'https://shop.example': 'Tickets' },
      images: { 'https://b.example': 'Pictures', 'https://*.a.example': 'More pictures' },
      styles: { 'https://css.example': 'A theme' },
      fonts: { 'https://fonts.example': 'Type' },
      html: 'The map draws its buttons',
    },
    contentOrigins: ['https://cms.example', 'https://tickets.example'],
    framesItself: true,
    reportOrigin: 'https://reports.example',
    hasAnalytics: true,
  };

  it('has no unsafe keyword with any options', () => {
    for (const options of [plain, all]) expect(contentSecurityPolicy(options)).not.toContain('unsafe');
  });

  it('allows only the site itself by default', () => {
    expect(contentSecurityPolicy(plain)).not.toMatch(/https?:|\*/);
    expect(contentSecurityPolicy(plain)).toContain(`frame-src 'none'`);
    expect(contentSecurityPolicy(plain)).toContain(`media-src 'self';`);
    expect(contentSecurityPolicy(plain)).toMatch(/(?:^|; )trusted-types pagewright(?:;|$)/);
  });

  it('allows reading from content services, sending to them and showing their images and films', () => {
    expect(opened({ contentOrigins: ['https://cms.example', 'https://tickets.example'] })).toEqual([
      `img-src 'self' data: https://cms.example https://tickets.example`,
      `media-src 'self' https://cms.example https://tickets.example`,
      `connect-src 'self' https://cms.example https://tickets.example`,
      `form-action 'self' https://cms.example https://tickets.example`,
    ]);
  });

  it('allows each declared origin for its purpose only', () => {
    expect(opened({ ...all, contentOrigins: [], hasAnalytics: false })).toEqual([
      `script-src 'self' https://js.example`,
      `style-src 'self' https://css.example`,
      `img-src 'self' data: https://*.a.example https://b.example`,
      `font-src 'self' https://fonts.example`,
      `media-src 'self' https://video.example`,
      `connect-src 'self' wss://live.example https://reports.example`,
      `frame-src 'self' https://maps.example`,
      `form-action 'self' https://shop.example`,
    ]);
  });

  it('allows a default Trusted Types policy only if scripts of others run or write HTML', () => {
    const typesOf = (options: Partial<PolicyOptions>) =>
      contentSecurityPolicy({ ...plain, ...options })
        .split('; ')
        .at(-1);
    expect(typesOf({ policy: { images: { 'https://b.example': 'Pictures' }, scripts: {} } })).toBe(
      'trusted-types pagewright',
    );
    const defaults = [{ policy: { scripts: { 'https://js.example': 'A form' } } }, { hasAnalytics: true }];
    for (const options of [...defaults, { policy: { html: 'A map' } }])
      expect(typesOf(options)).toBe('trusted-types pagewright default');
  });

  it('allows the analytics service only if a measurement ID is configured', () => {
    expect(contentSecurityPolicy({ ...plain, hasAnalytics: true })).toContain('googletagmanager');
    expect(contentSecurityPolicy(plain)).not.toContain('google');
  });
});

describe('the _headers file', () => {
  const options = {
    policy: { ...plain, framesItself: true },
    framedPaths: ['/careers-board/'],
    cachedForADay: ['/plates/*', '/software/*.svg', '/fonts/*'],
  };
  const rules = headerRules(options);
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
    const read = readHeadersFile(
      writeHeadersFile(headerRules({ policy: plain, framedPaths: ['/board/list.html'], cachedForADay: [] })),
    );
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

  it('ends with the rules of the site, which change and remove headers', () => {
    const own = `# Ours
/visit/*
  referrer-policy: no-referrer
  ! Cross-Origin-Opener-Policy
/journal/:slug
  X-Robots-Tag: noarchive`;
    const merged = readHeadersFile(writeHeadersFile(headerRules({ ...options, own })));
    expect(merged('/visit/map')).toMatchObject({
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': headersFor('/')['Content-Security-Policy'],
    });
    expect(Object.keys(merged('/visit/map'))).not.toContain('referrer-policy');
    expect(merged('/visit/map')).not.toHaveProperty('Cross-Origin-Opener-Policy');
    expect(merged('/')).toEqual(headersFor('/'));
    expect(merged('/journal/a')).toHaveProperty('X-Robots-Tag', 'noarchive');
    expect(merged('/journal/a/b')).not.toHaveProperty('X-Robots-Tag');
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
  const images = Object.fromEntries(
    Array.from({ length: 80 }, (_, index) => [`https://pictures-${index}.example`, 'Pictures']),
  );
  const cachedForADay = Array.from({ length: 100 }, (_, index) => `/${index}/*`);
  const warned = headerWarnings(
    headerRules({ policy: { ...plain, policy: { images } }, framedPaths: [], cachedForADay }),
  );

  it('are reported with their length', () => {
    expect(warned.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^The header Content-Security-Policy of \/\* has 2\d{3} characters\. Cloudflare ignores/,
      ),
      '_headers has 106 rules, but Cloudflare reads only the first 100. Name fewer paths in "cachedForADay", or choose another host',
    ]);
    expect(headerWarnings(headerRules({ policy: plain, framedPaths: [], cachedForADay: [] }))).toEqual([]);
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
