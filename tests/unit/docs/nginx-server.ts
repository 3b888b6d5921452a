import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { headerRules } from '../../../packages/pagewright/src/pipeline/files/headers.ts';
import { writeNginxFiles } from '../../../packages/pagewright/src/pipeline/files/nginx-files.ts';
import { writeNginxMap } from '../../../packages/pagewright/src/pipeline/redirects/redirect-files.ts';
import { freePort } from '../../free-port.ts';

/** A raw HTTP response. */
export interface Answer {
  readonly status: number;
  /** Header lines by name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface SiteServer {
  /** Sends a request with this target, without normalizing it. */
  send(target: string, headers?: string): Promise<Answer>;
  stop(): void;
}

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** Files like the files of a built site. */
export const siteFiles: Readonly<Record<string, string>> = {
  'index.html': 'Home',
  '404.html': 'Not found',
  'de/404.html': 'Nicht gefunden',
  'services.html': 'Services',
  'services/pmo.html': 'PMO',
  'posts/größe.html': 'Größe',
  'posts/404/index.html': 'The post 404',
  'careers-board/board.html': 'Board',
  'preview/index.html': 'Preview',
  'notes/today.html': 'Today',
  'notes/2026/may.html': 'May',
  'notes/drafts/june.html': 'June',
  'notes/404.html': 'No such note',
  feed: 'Feed',
  'people/ann.avif': 'Ann',
  'assets/main.js': 'export {};',
  'speculation-rules.json': '{}',
  _headers: 'Rules of the build',
  _redirects: 'Rules of the build',
  '_nginx-http.conf': 'Rules of the build',
  '_nginx-server.conf': 'Rules of the build',
  '_nginx-types.conf': 'Rules of the build',
  '_redirects.map': 'Rules of the build',
  '_build.json': 'Rules of the build',
};

/** Writes the files below the base of the site. As `docs/deploy.md` says, the rules for hosts are also at the root then. */
export function writeSite(folder: string, base: string): void {
  const { _headers = '', _redirects = '' } = siteFiles;
  const atRoot = base === '' ? {} : { _headers, _redirects };
  const below = Object.entries(siteFiles).map(([name, text]) => [`${base}/${name}`, text] as const);
  for (const [name, text] of [...below, ...Object.entries(atRoot)]) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
}

function parse(raw: string): Answer {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(/^HTTP\/1\.[01] (\d+)/.exec(first)?.[1]),
    headers: new Map(headers),
    body: rest.join('\r\n\r\n'),
  };
}

/** Sends a request over a raw socket, because HTTP clients normalize the target. */
export function sendRaw(port: number, target: string, headers = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let raw = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: site.example\r\n${headers}Connection: close\r\n\r\n`);
    });
    socket.on('data', (part) => {
      raw += part.toString('latin1');
    });
    socket.on('error', reject).on('close', () => resolve(parse(raw)));
  });
}

/** Rules of the site's own, for pages and for a file. */
const ownHeaders = [
  '/',
  '/services',
  '/services/pmo',
  '/posts/404',
  '/posts/größe',
  '/assets/main.js',
  '/404.html',
]
  .map((pattern) => `${pattern}\n  X-Of-Path: ${encodeURI(pattern)}\n`)
  .join('');

/** Types of the site's own, for a page, a file, patterns, and what the rules for nginx answer themselves. */
const ownTypes = `
/services/pmo
  content-type: text/x-page
/services/pmo
  CONTENT-TYPE: text/x-pmo
/feed
  Content-Type: application/feed+json
/notes/*
  Content-Type: text/x-note
/notes/:year/:month
  Content-Type: text/x-of-month
/notes/drafts/*
  ! Content-Type
/
  Content-Type: text/x-home
/index.html
  Content-Type: text/x-home
/404.html
  Content-Type: text/x-missing
/_headers
  Content-Type: text/x-rules
/people/*
  X-Price: 5$ or $price
`;

/** The headers of a site, as a build would write them. */
const rulesBelow = (base: string) =>
  headerRules({
    base,
    policy: {
      policy: undefined,
      contentOrigins: ['https://content.example'],
      framesItself: true,
      hasAnalytics: false,
    },
    framedPaths: ['/careers-board/board.html'],
    cachedForADay: ['/people/*'],
    own: ownHeaders + ownTypes,
  });

/** The names of these headers in lower case, without headers of single files. */
export const promised = Object.keys(rulesBelow('')[0]?.[1] ?? {}).map((name) => name.toLowerCase());

/** Replaces each `include` with the file that a build would write. */
export function withIncludes(text: string, base: string): string {
  const redirects = writeNginxMap(
    {
      rules: [
        { from: '/team/:slug', to: '/services/:slug?from=team#top' },
        { from: '/team/:slug/:part', to: '/services/:part' },
        { from: '/über-uns', to: '/services', temporary: true },
        { from: '/shop.html', to: 'https://shop.example/' },
        { from: '/start', to: '/' },
      ],
      moved: new Map([['/services/gr%C3%B6%C3%9Fe', '/services/pmo']]),
    },
    base,
  );
  const unknown = [
    ['', `${base}/404.html`],
    [`${base}/de`, `${base}/de/404.html`],
  ] as const;
  const files = new Map([...writeNginxFiles(rulesBelow(base), unknown, base), ['_redirects.map', redirects]]);
  return text.replace(/include \/srv\/site\/current\/([^;]*);/g, (_, name: string) => {
    const written = files.get(name);
    if (written === undefined) throw new Error(`No build writes ${name}`);
    return written;
  });
}

/** Wraps the file in `http { … }`, with a free port, without certificates, and with the site in `root`. */
function configuration(text: string, folder: string, port: number, base: string): string {
  const server = withIncludes(text, base)
    .replace(/listen [^;]*;/, `listen 127.0.0.1:${port};`)
    .replace(/server_name [^;]*;/, 'server_name site.example;')
    .replace(/root [^;]*;/, `root ${folder}/site;`)
    .replace(/^\s*ssl_certificate(?:_key)? .*\n/gm, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { }
http {
  access_log off;
  types { text/html html; text/javascript js; }
  ${temporary.join('\n  ')}
${server}
}
`;
}

/** Starts the installed nginx with `docs/nginx.conf`. Resolves when the port is open. */
export async function startNginx(file: string, base: string): Promise<SiteServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  writeSite(path.join(folder, 'site'), base);
  const port = await freePort();
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, configuration(readFileSync(file, 'utf8'), folder, port, base));
  const run = (...words: string[]) =>
    spawnSync('nginx', ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', config, ...words], {
      encoding: 'utf8',
    });
  const started = run();
  if (started.status !== 0) throw new Error(started.stderr);
  return {
    send: (target, headers) => sendRaw(port, target, headers),
    stop() {
      run('-s', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
