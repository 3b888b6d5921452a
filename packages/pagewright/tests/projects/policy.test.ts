import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServer, folderHandler, listen } from '../../src/node/serving/static-server.ts';
import type { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { startMuseumService } from '../sites/museum-service.ts';
import { buildInProcess } from './build-in-process.ts';
import { type CommandResult, SmallSite } from './small-site.ts';

const limit = 120_000;
let service: FaultyService;
let project: SmallSite;
let built: CommandResult;

const film = {
  type: 'film',
  optional: true,
  props: { name: 'A film', src: '{article.hero_image.src}' },
};

beforeAll(async () => {
  service = await startMuseumService();
  const image = { src: 'https://films.example/7', alt: '' };
  const content =
    '<p>https://vimeo.com/7</p><p>https://vimeo.com/8</p><video src="https://media.example/a.mp4"></video>';
  const body = { hero_heading: 'A film', hero_image: image, details: [[{ title: 'Films', content }]] };
  service.fail('custom/v1/article/a-mile-of-rope', { kind: 'shape', body });
  project = new SmallSite();
  project.edit('page-configs/article.json', (text) =>
    text.replace('"blocks": [', `$&${JSON.stringify(film)},`),
  );
  project.write('public/feed.xml', 'Old');
  project.write('public/_headers', '/journal/*\n  X-Robots-Tag: noarchive\n  Referrer-Policy: no-referrer\n');
  // The check does not run the code, so it knows none of these origins.
  const policy = `{
    images: { 'https://films.example': 'The posters', 'https://unused.example': 'Nothing' },
    frames: { [['https://maps', 'example'].join('.')]: 'Maps' },
    connect: { [['https://api', 'example'].join('.')]: 'Tickets' },
  }`;
  project.edit('pagewright.config.ts', (text) => text.replace(/\n\}\);\n$/, `\n  policy: ${policy},$&`));
  project.edit('src/blocks/Saying.tsx', (text) => `${text}\nconsole.log('https://api.example');\n`);
  // Neither does it know what a page loads with these.
  const drawn = `<svg width="1" height="1" role="presentation"><image href={['https://svg', 'example/a.png'].join('.')} /></svg>
      <img alt="" width="1" height="1" src="/logo.svg" srcSet={'/logo.svg 1x, ' + ['https://big', 'example/b.png 2x'].join('.')} />`;
  project.edit('src/blocks/Film.tsx', (text) => text.replace('<iframe', `${drawn}\n      <iframe`));
  built = await buildInProcess(project, service.url);
}, limit);

afterAll(async () => {
  project.remove();
  await service.close();
});

describe('a build proves the policy', () => {
  const warnings = (word: string) =>
    built.output.split('\n').filter((line) => line.startsWith('warning: ') && line.includes(word));

  it('reports a frame whose URL comes from content and whose origin is not declared', () => {
    expect(built.status, built.output).toBe(0);
    const [first = '', ...more] = warnings('films.example');
    expect(first).toMatch(
      /^warning: \/(?:articles|journal)\/a-mile-of-rope: page-configs\/article\.json, block 1 \(film\): the policy does not allow frames from https:\/\/films\.example, so browsers block https:\/\/films\.example\/7\. Add "https:\/\/films\.example" to policy\.frames/,
    );
    expect(more.every((line) => line.includes('block 1 (film)'))).toBe(true);
  });

  it('reports players and videos in content whose origins are not declared, with the line to add', () => {
    const [player = '', ...more] = warnings('vimeo.com');
    expect(player).toMatch(
      /^warning: \/(?:articles|journal)\/a-mile-of-rope: the player https:\/\/player\.vimeo\.com\/video\/7\?dnt=1 in its content stays a link, .* add this line to policy\.frames in pagewright\.config\.ts: "https:\/\/player\.vimeo\.com": "/,
    );
    expect(more.every((line) => !line.includes('/video/8'))).toBe(true);
    expect(warnings('media.example')[0]).toMatch(
      /stays a link, because the policy does not allow video and audio from https:\/\/media\.example\. .* add this line to policy\.media in pagewright\.config\.ts: "https:\/\/media\.example": "/,
    );
  });

  it('reports images in SVG and in lists of sizes, whose origins are not declared', () => {
    for (const host of ['svg.example', 'big.example'])
      expect(warnings(host)[0]).toContain(
        `the policy does not allow images from https://${host}, so browsers block https://${host}/`,
      );
  });

  it('reports declared origins that no page uses, also if the code computes them', () => {
    expect(warnings('unused.example')).toEqual([
      expect.stringContaining(
        'policy.images in pagewright.config.ts allows images from https://unused.example',
      ),
    ]);
    expect(warnings('maps.example')).toEqual([
      expect.stringContaining('policy.frames in pagewright.config.ts'),
    ]);
    // The bundled code has this origin.
    expect(warnings('api.example')).toEqual([]);
  });

  it('reports a file in public/ that it replaces', () => {
    expect(warnings('is replaced')).toEqual([
      expect.stringContaining(
        'public/feed.xml is replaced, because the build writes /feed.xml itself. Rename it',
      ),
    ]);
  });

  it('allows what is declared, and sends the headers of the site too', async () => {
    const { server, address } = await listen(folderHandler(path.join(project.root, 'dist')), 0);
    const [home, article] = await Promise.all(
      ['/', '/journal/a-mile-of-rope'].map((url) => fetch(address + url)),
    );
    await closeServer(server);
    const policy = home?.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-src https://maps.example;`);
    expect(policy).toContain(`connect-src 'self' ${service.url} https://api.example;`);
    expect(policy).toContain(`media-src 'self' ${service.url};`);
    expect(article?.headers.get('content-security-policy')).toBe(policy);
    expect(article?.headers.get('x-robots-tag')).toBe('noarchive');
    expect(article?.headers.get('referrer-policy')).toBe('no-referrer');
    expect(home?.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(home?.headers.get('x-robots-tag')).toBeNull();
  });
});

describe('the check of a project', () => {
  it('refuses a policy in public/_headers', async () => {
    project.write('public/_headers', '/*\n  content-security-policy: default-src *\n');
    const again = await buildInProcess(project, service.url);
    expect(again.status).toBe(1);
    expect(again.output).toContain('public/_headers:2:3 error wrong-header');
  });
});
