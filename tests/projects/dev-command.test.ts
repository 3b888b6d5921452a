import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineCommand } from '../engine-command.ts';
import { whenReady } from '../when-ready.ts';
import { SmallProject } from './small-project.ts';

let project: SmallProject;
let page: Document;
let printed = '';
const servers: ChildProcess[] = [];

/** Starts a development server in the project, and returns its URL. */
function start(name: 'dev' | 'gallery'): Promise<string> {
  const { NODE_ENV: _, VITEST: __, VITE_WORDPRESS_URL: ___, ...env } = process.env;
  const options = { cwd: project.root, env };
  const command = spawn(process.execPath, [...engineCommand(name), '--port', '0'], options);
  servers.push(command);
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (part) => {
      printed += String(part);
    });
  return whenReady(command);
}

beforeAll(async () => {
  project = new SmallProject();
  project.edit('page-configs/_site.json', (text) => text.replace('"language": "en"', '"language": "de"'));
  project.edit('pagewright.config.ts', (text) => text.replace("demoContent: 'demo-content', ", ''));
  const publicFile = (file: string) => path.join(project.root, 'public', file);
  cpSync(publicFile('og.png'), publicFile('apple-touch-icon.png'));
  project.removeFolder('public/favicon.svg');
  const response = await fetch(await start('dev'), { headers: { Accept: 'text/html' } });
  page = new JSDOM(await response.text()).window.document;
});

afterAll(async () => {
  // A server that is still alive writes into the folder while it is removed.
  const alive = servers.filter(({ exitCode }) => exitCode === null);
  const closed = alive.map((server) => once(server, 'close'));
  for (const server of alive) server.kill();
  await Promise.all(closed);
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

  it('warns of queries without content, as a build does, if no content service is configured', () => {
    expect(printed).toContain(
      'warning: no content service is configured (VITE_WORDPRESS_URL), so these queries have no content:\n' +
        '  home.json: posts (source posts)',
    );
  });
});

it('pagewright gallery shows a saved schema', async () => {
  const address = await start('gallery');
  const blocks = async () => (await fetch(`${address}/@id/__x00__virtual:pagewright/gallery`)).text();
  expect(await blocks()).toContain('"type":"quote"');
  project.edit('schemas/blocks/quote.json', (text) =>
    text.replace(/"description": "[^"]+"/, '"description": "Said by a customer."'),
  );
  await expect.poll(blocks, { timeout: 10_000 }).toContain('Said by a customer.');
});
