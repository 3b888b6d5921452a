import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { explanationText } from '../../src/explain/explanation-text.ts';
import { build } from '../../src/node/builds/build.ts';
import { heldFile } from '../../src/node/builds/held-file.ts';
import { explainProject } from '../../src/node/explain/explain-project.ts';
import { findServer } from '../../src/node/output/server-folder.ts';
import { scaffold } from '../../src/node/scaffold/scaffold.ts';
import { onDemandHandler } from '../../src/node/serving/on-demand.ts';
import { configuredUrls } from '../../src/node/serving/site-services.ts';
import { closeServer, listen } from '../../src/node/serving/static-server.ts';
import { readProject } from '../../src/pipeline/project/read-project.ts';
import { checkSite } from '../../src/pipeline/site/checked-site.ts';
import { hostCalls } from '../../src/server/host-calls.ts';
import { signatureHeaders } from '../../src/signing/signed-request.ts';
import { withSettings } from '../commands/with-settings.ts';
import { TestStore } from './on-demand-instance.ts';
import { secret } from './on-demand-site.ts';
import type { SmallSite } from './small-site.ts';
import { houseContent, JsonService, theatreSite, ticketContent } from './two-services-site.ts';

const limit = 120_000;
const articles = ['Hamlet in rehearsal', 'The attic'];
const shows = ['Hamlet, 12 June', 'The Tempest, 14 June'];
const textIn = (bytes: string) => Buffer.from(bytes, 'base64').toString('utf8');
const secrets = {
  CONTENT_AUTHORIZATION: 'Bearer of-the-house',
  TICKETS_AUTHORIZATION: 'Bearer of-the-tickets',
};

let house: JsonService;
let tickets: JsonService;
let site: SmallSite;
let first: readonly string[];
/** The credentials that the first build sent. */
let sent: Readonly<Record<'house' | 'tickets', readonly (string | undefined)[]>>;

/** Builds the site. Returns what it prints, or throws what stops it. */
async function rebuild(settings: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const lines: string[] = [];
  const all = {
    NODE_ENV: 'production',
    CONTENT_WAIT_SECONDS: '0',
    VITE_REQUEST_TIMEOUT_MS: '1500',
    HOUSE_URL: house.url,
    TICKETS_URL: tickets.url,
    ...secrets,
    ...settings,
  };
  await withSettings(all, async () => {
    const urls = configuredUrls(await readProject(site.root));
    const { warnings } = await build({
      root: site.root,
      outDir: path.join(site.root, 'dist'),
      ...urls,
      compress: false,
      print: (line) => lines.push(line),
    });
    lines.push(...warnings);
  });
  return lines;
}

const pageOf = (file: string) => new JSDOM(site.read(`dist/${file}`)).window.document;
const textOf = (element: Element | null) => element?.textContent?.trim();
const headingOf = (file: string) => textOf(pageOf(file).querySelector('h1'));
const titlesOn = (document: Document) =>
  [...document.querySelectorAll('h3')].map((title) => title.textContent?.trim());

beforeAll(async () => {
  house = await new JsonService(secrets.CONTENT_AUTHORIZATION, houseContent()).start();
  tickets = await new JsonService(secrets.TICKETS_AUTHORIZATION, ticketContent()).start();
  site = theatreSite();
  first = await rebuild();
  sent = { house: house.seen('authorization'), tickets: tickets.seen('authorization') };
}, limit);
afterAll(async () => {
  site.remove();
  await Promise.all([house.close(), tickets.close()]);
});
beforeEach(() => {
  house.content = houseContent();
  tickets.content = ticketContent();
  tickets.credentials = secrets.TICKETS_AUTHORIZATION;
  for (const service of [house, tickets]) {
    service.fault = undefined;
    service.redirect = undefined;
    service.received = [];
  }
});

describe('a site with two content services', () => {
  it('shows the content of both, also where their paths are equal', () => {
    expect(first.join('\n')).toContain(`Reading from House at ${house.url}, Ticket office at ${tickets.url}`);
    expect(titlesOn(pageOf('index.html'))).toEqual([...articles, ...shows]);
    expect(headingOf('journal/hamlet.html')).toBe('Hamlet in rehearsal');
    expect(headingOf('shows/hamlet.html')).toBe('Hamlet, 12 June');
    // The main service learns only where its own entries are.
    expect(JSON.parse(site.read('dist/pagewright.json')).routes).toEqual({ event: ['/journal/:slug'] });
  });

  it('sends the credentials of each service to that service alone, and to no browser', async () => {
    expect(sent.house).toEqual([secrets.CONTENT_AUTHORIZATION]);
    expect(sent.tickets).toEqual([secrets.TICKETS_AUTHORIZATION]);
    for (const [file, bytes] of [...site.built(), ...site.files('dist-server')])
      expect(textIn(bytes), file).not.toMatch(/of-the-house|of-the-tickets/);
    // Browsers need no address of a service that they cannot read.
    for (const [file, bytes] of site.built()) expect(textIn(bytes).includes(tickets.url), file).toBe(false);
  });

  it('follows no redirect to another origin with credentials', async () => {
    tickets.redirect = house.url;
    const lines = await rebuild();
    expect(house.seen('authorization')).toEqual([secrets.CONTENT_AUTHORIZATION]);
    expect(lines.join('\n')).toContain('shows (Ticket office): could not be read');
  });

  it('lets browsers read a service that is public', async () => {
    tickets.credentials = undefined;
    await rebuild({ TICKETS_AUTHORIZATION: '' });
    const headers = site.read('dist/_headers');
    expect(headers).toContain(`connect-src 'self' ${house.url} ${tickets.url};`);
    expect(headers).toContain(`img-src 'self' data: ${house.url} ${tickets.url}`);
    expect(headers).toContain(`form-action 'self' ${house.url};`);
    const payload = textOf(pageOf('index.html').querySelector('script[type="application/json"]'));
    expect(payload).toContain(`"services":{"tickets":{"contentBase":"${tickets.url}"}}`);
    expect(payload).toContain('"shows":"GET tickets:/events"');
  });
});

it('warns of a field that no entry has, also if nothing has changed', async () => {
  const missing =
    'no entry of shows (Ticket office) has saal, which home.json shows; the service sends hall, which the schema does not have. Correct the name';
  const warned = (lines: readonly string[]) => lines.filter((line) => line.startsWith('no entry of'));
  expect(warned(first)).toEqual([expect.stringContaining(missing)]);
  expect(warned(await rebuild())).toEqual(warned(first));
  // A field that has no other name may simply have no value.
  tickets.content['/events'] = [
    { id: 7, slug: 'hamlet', name: 'Hamlet, 12 June', seats: [1, 2], open: true },
  ];
  expect(warned(await rebuild({ MAX_REMOVED_PERCENT: '100' }))).toEqual([]);
  tickets.content['/events'] = [
    { id: 7, slug: 'hamlet', name: 'Hamlet, 12 June' },
    { id: 8, slug: 'tempest', name: 'The Tempest, 14 June', saal: null },
  ];
  expect(warned(await rebuild())).toEqual([]);
});

describe('a failing service', () => {
  it('leaves the other fresh', async () => {
    tickets.fault = 500;
    house.content['/events'] = [{ id: 1, slug: 'hamlet', title: 'New article' }];
    const lines = await rebuild({ MAX_REMOVED_PERCENT: '100' });
    expect(titlesOn(pageOf('index.html'))).toEqual(['New article', ...shows]);
    expect(lines.join('\n')).toContain(
      'shows (Ticket office): could not be read, so the content of an earlier build is used',
    );
    expect(lines.join('\n')).not.toContain('(House)');

    Object.assign(tickets, {
      fault: undefined,
      content: { '/events': [{ id: 7, slug: 'hamlet', name: 'New show' }] },
    });
    house.fault = 'silent';
    const others = await rebuild({ MAX_REMOVED_PERCENT: '100' });
    expect(titlesOn(pageOf('index.html'))).toEqual(['New article', 'New show']);
    expect(others.join('\n')).toContain(`House at ${house.url} does not answer; kept content of`);
  });

  it('is named where it refuses, and where its content is held', async () => {
    await rebuild();
    const refused = (await rebuild({ TICKETS_AUTHORIZATION: 'Bearer wrong' })).join('\n');
    expect(refused).toContain('Set TICKETS_AUTHORIZATION to the credentials');
    expect(refused).not.toContain('CONTENT_AUTHORIZATION');
    // Without the path of the API in its URL, the service has none of the lists.
    await expect(rebuild({ TICKETS_URL: `${tickets.url}/api` })).rejects.toThrow(
      `Check TICKETS_URL (${tickets.url}/api), the URL of the content service`,
    );
    tickets.content['/events'] = [];
    await rebuild();
    expect(heldFile(path.join(site.root, '.pagewright')).list()).toContainEqual({
      key: 'content GET tickets:/events',
      what: expect.stringContaining('shows (Ticket office): the response'),
      since: expect.any(String),
    });
    expect(titlesOn(pageOf('index.html'))).toEqual([...articles, ...shows]);
  });

  it('is named if it is not configured, and the pages of the other are built', async () => {
    const lines = (await rebuild({ TICKETS_URL: '', MAX_REMOVED_PERCENT: '100' })).join('\n');
    expect(lines).toContain(
      'Ticket office is not configured (TICKETS_URL), so these queries have no content:',
    );
    expect(lines).toContain('home.json: shows (source shows)');
    expect(lines).not.toContain('(source articles)');
    expect(titlesOn(pageOf('index.html'))).toEqual(articles);
    expect(headingOf('journal/attic.html')).toBe('The attic');
  });
});

describe('a server of a site with two content services', () => {
  const store = new TestStore();
  const reports: string[] = [];
  let address: string;

  beforeAll(async () => {
    await rebuild();
    const folder = path.join(site.root, 'dist');
    const server = findServer(folder);
    if (!server) throw new Error('The build wrote no server');
    const handler = await onDemandHandler({
      folder,
      freshFor: 0,
      store,
      ...hostCalls(server.record, (variable) => new Map(Object.entries(secrets)).get(variable)),
      secrets: { announcements: secret },
      report: (message) => void reports.push(message),
    });
    const listening = await listen(handler, 0);
    address = listening.address;
    return () => closeServer(listening.server);
  }, limit);

  const headingAt = async (path: string) => {
    const response = await fetch(address + path);
    return textOf(new JSDOM(await response.text()).window.document.querySelector('h1'));
  };
  const announce = async (change: object) => {
    const body = JSON.stringify({ version: 1, id: crypto.randomUUID(), changes: [change] });
    const headers = await signatureHeaders(secret, body, Date.now());
    expect((await fetch(`${address}/_pagewright/purge`, { method: 'POST', body, headers })).status).toBe(200);
  };

  it('reads each with its own credentials, and names the one that fails', async () => {
    tickets.content['/events/new'] = { id: 9, slug: 'new', name: 'New show' };
    house.content['/events/new'] = { hero_heading: 'New article' };
    expect(await headingAt('/shows/new')).toBe('New show');
    expect(await headingAt('/journal/new')).toBe('New article');
    expect(house.seen('authorization')).toEqual([secrets.CONTENT_AUTHORIZATION]);
    expect(tickets.seen('authorization')).toEqual([secrets.TICKETS_AUTHORIZATION]);
    tickets.fault = 500;
    expect((await fetch(`${address}/shows/other`)).status).toBe(503);
    expect(reports.join('\n')).toContain('show (Ticket office): could not be read');
  });

  it('withdraws only entries of the service that has announced it', async () => {
    await announce({ type: 'event', slugs: ['hamlet'], lists: ['event'], gone: ['hamlet'] });
    expect((await fetch(`${address}/journal/hamlet`)).status).toBe(404);
    expect(await headingAt('/shows/hamlet')).toBe('Hamlet, 12 June');
  });

  it('sends the token of a preview only to the service that has issued it', async () => {
    house.content['/preview'] = {
      type: 'event',
      slug: 'draft',
      status: 'draft',
      title: 'Draft',
      version: '1',
    };
    house.content['/events/draft'] = { hero_heading: 'A draft' };
    const body = new URLSearchParams({ token: 'a-signed-token' });
    const preview = await fetch(`${address}/preview/`, { method: 'POST', body });
    expect(await preview.text()).toContain('A draft');
    expect(house.seen('x-pagewright-preview')).toContain('a-signed-token');
    expect(tickets.seen('x-pagewright-preview')).not.toContain('a-signed-token');
  });
});

it(
  'the dev server reads a service for browsers, and none of them gets its credentials',
  async () => {
    const settings = { HOUSE_URL: house.url, TICKETS_URL: tickets.url, ...secrets };
    const dev = await withSettings(settings, () => site.start('dev'));
    onTestFinished(() => dev.stop());
    const read = await fetch(new URL('/_pagewright/services/tickets/events', dev.address));
    expect(await read.json()).toEqual(ticketContent()['/events']);
    const page = await fetch(dev.address, { headers: { Accept: 'text/html' } });
    const html = await page.text();
    expect(html).toContain('"services":{"tickets":{"contentBase":"/_pagewright/services/tickets"}}');
    expect(html).not.toMatch(/of-the-tickets|of-the-house/);
    expect(dev.printed()).not.toContain('warning');
  },
  limit,
);

it('an explanation names the service of a source and of a query', async () => {
  const [source] = (await explainProject(site.root, 'shows')).found;
  expect(source).toMatchObject({ kind: 'source', service: 'tickets' });
  const { found } = await explainProject(site.root, '/');
  expect(explanationText('/', found)).toContain('source shows of the service tickets');
});

it('a source of a service is scaffolded, and cannot name a service that the project does not declare', async () => {
  await scaffold(site.root, 'source', { name: 'seats', service: 'tickets', path: 'api/seats', slug: true });
  expect(site.read('src/sources/seats.ts')).toContain("  service: 'tickets',\n  api: jsonApi('tickets'),\n");
  expect(site.read('src/generated/register.ts')).toContain("readonly services: 'tickets';");
  expect(checkSite(site.root).errors).toEqual([]);
  site.edit('src/sources/show.ts', (text) => text.replace("'tickets'", "'ticket'"));
  await expect(rebuild()).rejects.toThrow(
    /src\/sources\/show\.ts reads the service "ticket", which pagewright\.config\.ts does not declare .*\s+Did you mean "tickets"\?/,
  );
});
