import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { filesBelow } from '../../src/pipeline/files-below.ts';

/** What a host answers: a file with a status, or a redirect. */
export interface HostAnswer {
  readonly status: number;
  readonly file?: string;
  readonly location?: string;
}

/**
 * How a host finds the file of a path.
 * @param files paths of the files of the site, without a slash at their start
 * @param path the decoded path of a request
 */
export type StaticHost = (files: ReadonlySet<string>, path: string) => HostAnswer;

/** The file and the paths around it that the path of a request may mean. */
function meant(path: string) {
  const name = path.slice(1).replace(/\/$/, '');
  return {
    name,
    isFolder: path.endsWith('/'),
    flat: `${name}.html`,
    index: `${name}/index.html`.replace(/^\//, ''),
  };
}

const sent = (file: string): HostAnswer => ({ status: 200, file });
const moved = (status: number, location: string): HostAnswer => ({ status, location });
const missing = (file = '404.html'): HostAnswer => ({ status: 404, file });

/**
 * - https://docs.github.com/en/pages/getting-started-with-github-pages/creating-a-custom-404-page-for-your-github-pages-site
 * - https://jekyllrb.com/docs/permalinks/#extensionless-permalinks
 * - what it does with slashes: https://github.com/slorber/trailing-slash-guide/blob/main/docs/Hosting-Providers.md#github-pages
 */
const githubPages: StaticHost = (files, path) => {
  const { name, isFolder, flat, index } = meant(path);
  if (isFolder) return files.has(index) ? sent(index) : missing();
  if (files.has(name)) return sent(name);
  if (files.has(flat)) return sent(flat);
  return files.has(index) ? moved(301, `${path}/`) : missing();
};

/**
 * - https://developers.cloudflare.com/pages/configuration/serving-pages/: route matching, and the nearest 404 page
 * - https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/: automatic trailing slashes
 */
const cloudflarePages: StaticHost = (files, path) => {
  const { name, isFolder, flat, index } = meant(path);
  const nearest = (folder: string): HostAnswer => {
    const file = `${folder}/404.html`.replace(/^\//, '');
    return folder === '' || files.has(file)
      ? missing(file)
      : nearest(folder.slice(0, Math.max(0, folder.lastIndexOf('/'))));
  };
  const folder = /^(?<page>.*)\/index\.html$/.exec(path)?.groups?.page;
  if (folder !== undefined && files.has(name)) return moved(308, `${folder}/`);
  if (path.endsWith('.html') && files.has(name)) return moved(308, path.replace(/\.html$/, ''));
  if (isFolder && files.has(index)) return sent(index);
  if (isFolder) return files.has(flat) ? moved(308, `/${name}`) : nearest(name);
  if (files.has(name)) return sent(name);
  if (files.has(flat)) return sent(flat);
  return files.has(index) ? moved(308, `${path}/`) : nearest(name);
};

/**
 * - https://docs.netlify.com/routing/redirects/redirect-options/#trailing-slash
 * - https://docs.netlify.com/routing/redirects/redirect-options/#custom-404-page-handling
 * - with its default, "Pretty URLs": https://answers.netlify.com/t/31191
 */
const netlify: StaticHost = (files, path) => {
  const { name, isFolder, flat, index } = meant(path);
  if (isFolder && name !== '' && files.has(flat)) return moved(301, `/${name}`);
  if (isFolder) return files.has(index) ? sent(index) : missing();
  if (files.has(name)) return sent(name);
  if (files.has(flat)) return sent(flat);
  return files.has(index) ? moved(301, `${path}/`) : missing();
};

/** The rules of `docs/nginx.conf` for pages; see https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files. */
const nginx: StaticHost = (files, path) => {
  const { name, isFolder, flat, index } = meant(path);
  const plain = path.replace(/\/(?:index\.html)?$/, '');
  if (path !== '/' && plain !== path) return moved(308, plain || '/');
  if (/\/404(?:\.html)?$/.test(path)) return files.has(index) ? sent(index) : missing();
  if (isFolder) return sent(index);
  const file = [name, flat, index].find((each) => files.has(each));
  return file === undefined ? missing() : sent(file);
};

export const staticHosts = [
  ['GitHub Pages', githubPages],
  ['Cloudflare Pages', cloudflarePages],
  ['Netlify', netlify],
  ['nginx', nginx],
] as const;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a built folder as a host does. */
export async function serveAsHost(
  folder: string,
  host: StaticHost,
): Promise<{ server: Server; address: string }> {
  const files = new Set(filesBelow(folder));
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const { status, file, location } = host(files, decodeURIComponent(pathname));
    if (location !== undefined)
      return response.writeHead(status, { Location: encodeURI(location) + search }).end();
    const type = types[path.extname(file ?? '')] ?? 'application/octet-stream';
    return response
      .writeHead(status, { 'Content-Type': type })
      .end(readFileSync(path.join(folder, file ?? '')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The server has no port');
  return { server, address: `http://127.0.0.1:${at.port}` };
}
