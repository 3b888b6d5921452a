import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** A host of somebody else's scripts, on an origin of its own. */
export interface OtherHost {
  readonly origin: string;
  /** What browsers requested and sent: `GET /stats.js`, `POST /event {"name":"pageview"}`. */
  readonly requests: string[];
  /** The headers of the last request to a path. */
  headersOf(path: string): IncomingMessage['headers'];
  close(): Promise<void>;
}

/**
 * Our own scripts in the ways of well-known ones: each does to the page what those do. They only need to know where they come from.
 */
const scripts: Readonly<Record<string, string>> = {
  // Counts by a function, reads its element, and sends with fetch.
  '/plain.js': `
    const site = document.currentScript.dataset.site;
    window.plainStats = (path) => fetch(HOST + '/event', {
      method: 'POST', keepalive: true, body: JSON.stringify({ site, path, title: document.title }),
    });`,
  // Replaces a queue that the page has filled, and sends with a beacon.
  '/queue.js': `
    const waiting = window._queue ?? [];
    const run = ([name, value]) => {
      if (name === 'stop') document.cookie = '_queue_id=; Max-Age=0; path=/';
      else navigator.sendBeacon(HOST + '/queue', name + ' ' + value);
    };
    document.cookie = '_queue_id=1; path=/';
    waiting.forEach(run);
    window._queue = { push: (...calls) => calls.forEach(run) };`,
  // Loads a second script, writes a form as HTML into an element, and posts it.
  '/forms.js': `
    window.otherForms = { create: (target) => {
      const part = document.createElement('script');
      part.src = HOST + '/forms-part.js';
      part.onload = () => window.drawForm(document.querySelector(target));
      document.head.appendChild(part);
    } };`,
  '/forms-part.js': `
    window.drawForm = (element) => {
      element.innerHTML = '<form><label>E-mail <input name="email"></label><button>Subscribe</button></form>' +
        '<script>window.hasRun = true<' + '/script><img src="data:," onerror="window.hasRun = true" alt="">';
      element.querySelector('form').addEventListener('submit', (event) => {
        event.preventDefault();
        fetch(HOST + '/subscribe', { method: 'POST', body: new FormData(event.target).get('email') })
          .then(() => { element.textContent = 'Thank you'; });
      });
    };`,
  // Does what no page may do.
  '/greedy.js': `
    const attempts = [
      () => { const more = document.createElement('script'); more.src = 'https://tracker.example/more.js'; document.head.append(more); },
      () => setTimeout('window.hasRun = true'),
    ];
    for (const attempt of attempts) { try { attempt(); } catch (error) { (window.refused ??= []).push(error.message); } }`,
};

/** Starts a host. It answers all paths without a script with 204, except `/missing.js`. */
export async function startOtherHost(): Promise<OtherHost> {
  const requests: string[] = [];
  const headers = new Map<string, IncomingMessage['headers']>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const body = await text(request);
    requests.push(`${request.method} ${pathname}${body ? ` ${body}` : ''}`);
    headers.set(pathname, request.headers);
    const script = scripts[pathname]?.replaceAll('HOST', JSON.stringify(origin));
    const status = script !== undefined ? 200 : pathname === '/missing.js' ? 404 : 204;
    response.writeHead(status, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' });
    response.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    requests,
    headersOf: (path) => headers.get(path) ?? {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
