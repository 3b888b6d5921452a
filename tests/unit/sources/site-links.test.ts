import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { read } from '../../../packages/pagewright/src/content/read.ts';
import { installSanitiser } from '../../../packages/pagewright/src/content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../../packages/pagewright/src/content/sanitising/sanitise-html.ts';
import { matchRoute } from '../../../packages/pagewright/src/pipeline/pages/match-route.ts';
import type { FaultyService } from '../../../packages/pagewright/tests/fixtures/faulty-service/faulty-service.ts';
import { sources } from '../../../src/sources/source-registry.ts';
import { startMeridianService } from './meridian-service.ts';

const routes = ['/', '/insight/blog/:slug', '/insight/case-study/:slug', '/services/:slug'];
const match = matchRoute([{ file: 'any.json', routes }]);
const site = { url: 'https://site.example', hasPage: (path: string) => match(path) !== undefined };
let service: FaultyService;

beforeAll(async () => {
  installSanitiser(sanitiseHtml);
  service = await startMeridianService();
});
beforeEach(() => service.heal());
afterAll(() => service.close());

/** The HTML that reading returns. `WP` stands for the host of the content service. */
async function readHtml(html: string, folder = ''): Promise<string> {
  const { host } = new URL(service.url);
  const detail_description = html.replaceAll('WP', host);
  service.fail('', {
    kind: 'shape',
    body: { hero_heading: 'x', service_details_data: [{ detail_description }] },
  });
  const options = { base: service.url + folder, site, deadline: 10_000 };
  const { content } = await read(sources.service, { slug: 'x' }, options);
  return (content?.service_details_data?.[0]?.detail_description ?? '').replaceAll(host, 'WP');
}

const hrefOf = async (href: string, folder?: string) =>
  /href="([^"]*)"/.exec(await readHtml(`<p><a class="x" href="${href}">text</a></p>`, folder))?.[1];

test.each([
  ['https://WP/insight/blog/x/?p=1#a', '/insight/blog/x?p=1#a'],
  ['http://WP/services/pmo', '/services/pmo'],
  ['//WP/services/pmo/', '/services/pmo'],
  ['https://WP', '/'],
  ['https://site.example/services/pmo?utm=1', '/services/pmo?utm=1'],
  ['https://WP/case-studies/port/', '/insight/case-study/port'],
  ['https://WP/2026/03/12/the-lift/', '/insight/blog/the-lift'],
  ['https://WP/2026/03/the-lift/#end', '/insight/blog/the-lift#end'],
  ['https://WP/services/gr%C3%B6%C3%9Fe', '/services/gr%C3%B6%C3%9Fe'],
])('a link to an entry becomes a link to its page: %s', async (href, expected) => {
  expect(await hrefOf(href)).toBe(expected);
});

test.each([
  'https://WP/wp-content/uploads/2026/03/report.pdf',
  'https://WP/wp-admin/post.php',
  'https://WP/wp-json/custom/v1/services/pmo',
  'https://WP/feed/',
  'https://WP/insight/blog/feed/',
  'https://WP/no-such-page/',
  'https://WP/archive/news/the-lift/',
  'https://other.example/services/pmo',
  'https://other.example/?to=https://WP/services/pmo',
])('another link stays as it is: %s', async (href) => {
  expect(await hrefOf(href)).toBe(href);
});

test('a WordPress in a folder has its entries below that folder', async () => {
  expect(await hrefOf('https://WP/cms/services/pmo/', '/cms')).toBe('/services/pmo');
  expect(await hrefOf('https://WP/cms', '/cms')).toBe('/');
  expect(await hrefOf('https://WP/services/pmo', '/cms')).toBe('https://WP/services/pmo');
  expect(await hrefOf('https://WP/cmsx/services/pmo', '/cms')).toBe('https://WP/cmsx/services/pmo');
});

test('a link in any spelling is changed, and text that looks like one is not', async () => {
  const html =
    '<p><A HREF=\'https://WP/services/pmo\'>a</A> <a title="b" href = https://WP/services/pmo>b</a></p>';
  expect(await readHtml(html)).toBe(
    '<p><a href="/services/pmo">a</a> <a title="b" href="/services/pmo">b</a></p>',
  );
  const code = '<p><code>&lt;a href="https://WP/services/pmo"&gt;</code></p>';
  expect(await readHtml(code)).toContain('https://WP/services/pmo');
});

test('an attack in a link to the service does nothing', async () => {
  for (const href of [
    'https://WP/services/pmo#&quot; onclick=&quot;alert(1)',
    "https://WP/services/'onmouseover='alert(1)",
    'https://WP/services/&lt;script&gt;alert(1)&lt;/script&gt;',
    'https://WP//evil.example',
    'https://WP/\\evil.example',
    'javascript:alert(1)//https://WP/services/pmo',
    'https://user:word@WP/services/pmo',
  ]) {
    const clean = await readHtml(`<p><a href="${href}">text</a></p>`);
    const tags = clean.replaceAll(/"[^"]*"/g, '""');
    expect(tags, href).not.toMatch(/<script|\son\w+=/i);
    expect(clean, href).not.toMatch(/javascript:|user:/i);
    expect(clean, href).not.toMatch(/href="(?:\/\/|\/\\)/);
  }
});
