import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openServices } from '../../src/node/serving/site-services.ts';
import { closeServer, type Handler, listen } from '../../src/node/serving/static-server.ts';
import { generateTypes } from '../../src/pipeline/generate/generate-types.ts';
import { pageSettings } from '../../src/pipeline/project/build-settings.ts';
import { assertServices, assertServicesOf } from '../../src/pipeline/project/further-services.ts';
import { readSchemas } from '../../src/pipeline/site/schema-files.ts';
import type { ServiceHandler } from '../../src/project/content-tools.ts';
import type { ProjectConfig } from '../../src/project/project-config.ts';
import { museum } from '../sites/museum-project.ts';

const siteUrl = 'https://theatre.example';
const tickets = { setting: 'TICKETS_URL' };

afterEach(() => vi.unstubAllEnvs());

/** Serves a handler. Returns its URL. */
async function serve(handler: Handler): Promise<string> {
  const { server, address } = await listen(handler, 0);
  onTestFinished(() => closeServer(server));
  return address;
}

const answer =
  (body: (url: string) => unknown): ServiceHandler =>
  async ({ url = '' }, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body(url)));
    return true;
  };

describe('the services of a project', () => {
  it.each<[services: NonNullable<ProjectConfig['services']>, message: RegExp]>([
    [{ 'Box Office': tickets }, /"Box Office" in services cannot name a content service\./],
    [{ content: tickets }, /another name than "content"/],
    [{ tickets: { setting: '' } }, /services\.tickets has no "setting".*'TICKETS_URL'/],
    [
      { tickets: { setting: 'HOUSE_URL' } },
      /services\.tickets and content both read their URL from HOUSE_URL/,
    ],
    [
      { tickets: Object.create({ ...tickets, authorization: 'VITE_TOKEN' }) },
      /services\.tickets reads its credentials from VITE_TOKEN, but/,
    ],
    [
      { tickets: { ...tickets, authorization: 'CONTENT_AUTHORIZATION' } },
      /each would receive the secret of the other/,
    ],
  ])('cannot be %j', (services, message) => {
    const content = { setting: 'HOUSE_URL', name: 'House', baseOf: (value: string) => value };
    expect(() => assertServices({ content, services })).toThrow(message);
  });

  it('are known to the code that names them', () => {
    const services = { tickets };
    expect(() =>
      assertServicesOf({ services }, { sources: { shows: { service: 'tickets' }, house: {} } }),
    ).not.toThrow();
    expect(() => assertServicesOf({ services }, { sources: { shows: { service: 'box' } } })).toThrow(
      'The service "box" of the source "shows" is not in "services" of pagewright.config.ts. Its services are "tickets".',
    );
    expect(() => assertServicesOf({}, { sources: {}, services: { tickets: {} } })).toThrow(
      'of src/site.ts is not in "services" of pagewright.config.ts. Declare it there',
    );
  });

  it('are types of the site', async () => {
    const register = (await generateTypes(readSchemas(museum), ['box-office', 'tickets'])).get(
      'src/generated/register.ts',
    );
    expect(register).toContain("readonly services: 'box-office' | 'tickets';");
  });

  it('are in the settings of pages, without the URL of a service that browsers cannot read', () => {
    vi.stubEnv('BOX_OFFICE_AUTHORIZATION', 'Bearer secret');
    const project: ProjectConfig = {
      siteUrl,
      services: {
        tickets,
        'box-office': { setting: 'BOX' },
        season: { setting: 'SEASON', serversOnly: true },
        other: { setting: 'O' },
      },
    };
    const others = {
      tickets: 'https://t.example',
      'box-office': 'https://b.example',
      season: 'https://s.example',
    };
    expect(pageSettings(project, { main: undefined, others }, {}).services).toEqual({
      tickets: { contentBase: 'https://t.example' },
      'box-office': { contentBase: '', isClosed: true },
      season: { contentBase: '', isClosed: true },
      other: {},
    });
  });
});

describe('the server of a site', () => {
  it('offers the demo content of each service that is not configured, each at its own path', async () => {
    vi.stubEnv('HOUSE_URL', '');
    const project: ProjectConfig = {
      siteUrl,
      content: {
        setting: 'HOUSE_URL',
        name: 'House',
        baseOf: (value) => value,
        demo: () => answer((url) => ['house', url]),
      },
      services: {
        tickets: { ...tickets, demo: () => answer((url) => ['tickets', url]) },
        other: { setting: 'OTHER_URL' },
      },
    };
    const { handler, urls } = openServices(project, museum);
    const address = await serve((request, response) => void handler?.(request, response));
    const { contentUrl, browserContentUrl, services } = urls(address);
    expect([contentUrl, browserContentUrl]).toEqual([address, '']);
    expect(services).toEqual({
      tickets: {
        contentUrl: `${address}/_pagewright/services/tickets`,
        browserContentUrl: '/_pagewright/services/tickets',
      },
      other: { contentUrl: undefined, browserContentUrl: undefined },
    });
    expect(await (await fetch(`${services?.tickets?.contentUrl}/events`)).json()).toEqual([
      'tickets',
      '/events',
    ]);
    expect(await (await fetch(`${address}/events`)).json()).toEqual(['house', '/events']);
  });

  it('reads a configured service for browsers in development, with credentials that no browser gets', async () => {
    const headers: (string | undefined)[] = [];
    const url = await serve((request, response) => {
      headers.push(request.headers.authorization, request.headers.cookie, request.headers.accept);
      response
        .writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': 'a=1', 'X-Total': '2' })
        .end('[1]');
    });
    vi.stubEnv('TICKETS_URL', `${url}/api/`);
    vi.stubEnv('TICKETS_AUTHORIZATION', 'Bearer secret');
    const { handler, urls } = openServices({ siteUrl, services: { tickets } }, museum, 'development');
    const address = await serve((request, response) => void handler?.(request, response));
    const own = urls(address).services?.tickets?.contentUrl ?? '';
    const response = await fetch(`${own}/events?page=2`, {
      headers: { Cookie: 'b=2', Accept: 'application/json' },
    });
    expect([
      await response.json(),
      response.headers.get('x-total'),
      response.headers.get('set-cookie'),
    ]).toEqual([[1], '2', null]);
    expect(headers).toEqual(['Bearer secret', undefined, 'application/json']);
    expect((await fetch(`${own}/events`, { method: 'POST' })).status).toBe(405);
  });

  it('says once in development that a service does not work, until it works again', async () => {
    let status = 200;
    const service = await listen((_, response) => void response.writeHead(status).end('[]'), 0);
    const url = service.address;
    vi.stubEnv('TICKETS_URL', `${url}/api`);
    const project: ProjectConfig = { siteUrl, services: { tickets: { ...tickets, name: 'Ticket office' } } };
    const said: string[] = [];
    const { handler, urls } = openServices(project, museum, 'development', ({ text }) => said.push(text));
    const address = await serve((request, response) => void handler?.(request, response));
    const own = urls(address).services?.tickets?.contentUrl ?? '';
    const readWith = async (next: number) => {
      status = next;
      await fetch(`${own}/events`);
    };
    for (const next of [200, 404, 401, 500, 200, 503]) await readWith(next);
    await closeServer(service.server);
    await readWith(0);
    await readWith(0);
    expect(said).toEqual([
      `Ticket office at ${url}/api answers with status 401. Set TICKETS_AUTHORIZATION to the credentials of a user who may read the content, or allow the REST API for everyone in the content service`,
      expect.stringMatching(/^Ticket office at .* answers with status 503\. Wait/),
    ]);
    const lost = openServices(project, museum, 'development', ({ text }) => said.push(text));
    const second = await serve((request, response) => void lost.handler?.(request, response));
    for (const name of ['events', 'halls'])
      await fetch(`${lost.urls(second).services?.tickets?.contentUrl}/${name}`);
    expect(said.slice(2)).toEqual([
      expect.stringMatching(
        /^Ticket office at .* cannot be reached: connect ECONNREFUSED .*\. Check TICKETS_URL \(/,
      ),
    ]);
    expect(said[2]).toContain(
      `(${url}/api), the URL of the content service, and that this machine can reach it`,
    );
  });
});
