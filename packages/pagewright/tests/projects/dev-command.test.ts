import { cpSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaffold } from '../../src/node/scaffold/scaffold.ts';
import type { CommandServer } from '../commands/command-server.ts';
import { faultsOfServer } from '../fixtures/raw-requests.ts';
import { SmallSite } from './small-site.ts';

let project: SmallSite;
let page: Document;
const servers: CommandServer[] = [];

async function start(command: 'dev' | 'gallery'): Promise<CommandServer> {
  const server = await project.start(command);
  servers.push(server);
  return server;
}

beforeAll(async () => {
  project = new SmallSite();
  project.edit('page-configs/_site.json', (text) => text.replace('"language": "en"', '"language": "de"'));
  project.edit('pagewright.config.ts', (text) => text.replace(", demoContent: 'content'", ''));
  const publicFile = (file: string) => path.join(project.root, 'public', file);
  cpSync(publicFile('share.png'), publicFile('apple-touch-icon.png'));
  project.removeFile('public/favicon.svg');
  const { address } = await start('dev');
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  page = new JSDOM(await response.text()).window.document;
});

afterAll(async () => {
  // A server that is still alive writes into the folder while it is removed.
  await Promise.all(servers.map((server) => server.stop()));
  project.remove();
});

describe('pagewright dev', () => {
  it('serves a document in the language of the site', () => {
    expect(page.documentElement.lang).toBe('de');
  });

  it('links to the icons of the site, and to no others', () => {
    const icons = [...page.querySelectorAll('link[rel$=icon]')].map((link) => link.getAttribute('href'));
    expect(icons).toEqual(['/apple-touch-icon.png']);
  });

  it('has an icon for browsers, which request it for each document, although the site has none', async () => {
    const icon = await fetch(`${servers[0]?.address}/favicon.ico`);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  });

  it('refuses every malformed request', async () => {
    const faults = await faultsOfServer(servers[0]?.address ?? '');
    // Vite answers some of these requests itself, with other statuses and without a policy.
    expect(faults.filter((fault) => !/: [1-4]\d\d( without a policy)?$/.test(fault))).toEqual([]);
  });

  it('warns of queries without content, as a build does, if no content service is configured', () => {
    expect(servers[0]?.printed()).toContain(
      'warning: no content service is configured (VITE_WORDPRESS_URL), so these queries have no content:\n' +
        '  article.json: article (source article)\n',
    );
  });
});

it('pagewright gallery shows a saved schema, a new block type, and who uses it', {
  timeout: 120_000,
}, async () => {
  const { address, printed } = await start('gallery');
  const blocks = async () => (await fetch(`${address}/@id/__x00__virtual:pagewright/gallery`)).text();
  expect(await blocks()).toContain('"type":"saying"');
  project.edit('schemas/blocks/saying.json', (text) =>
    text.replace(/"description": "[^"]+"/, '"description": "Said by a customer."'),
  );
  await expect.poll(blocks, { timeout: 10_000 }).toContain('Said by a customer.');

  const registry = project.read('src/blocks/museum-blocks.ts');
  await scaffold(project.root, 'block', { name: 'price-table' });
  project.edit('page-configs/home.json', (text) =>
    text.replace(
      '    { "type": "saying"',
      '    { "type": "price-table", "props": { "text": "A day." } },\n$&',
    ),
  );
  await expect
    .poll(blocks, { timeout: 10_000 })
    .toMatch(/"type":"price-table".+?"uses":\[\{"place":\{"file":"page-configs\/home\.json","line":18\}/);
  expect(printed()).not.toContain('missing-code');
  project.edit('src/blocks/museum-blocks.ts', () => registry);
  await expect.poll(printed, { timeout: 10_000 }).toContain('missing-code');
});
