const ofTools = 'Rename it. Pages and servers read what the build writes there.';

/** The files that every build writes, by their path, and what a site does in place of writing them into `public/`. */
const writtenFiles: ReadonlyMap<string, string> = new Map([
  ['/_redirects', 'Move its redirects to page-configs/_redirects.json.'],
  ['/_redirects.map', 'Move its redirects to page-configs/_redirects.json.'],
  [
    '/robots.txt',
    'Remove it. Write "noindex": true in the head of pages that search engines should not list.',
  ],
  ['/sitemap.xml', 'Remove it. The sitemap has all pages, except pages whose head has "noindex": true.'],
  ['/404.html', 'Remove it, and write its texts as "errorPage" in page-configs/_site.json.'],
  ['/index.html', 'Remove it, and write a page config with the route "/".'],
  ['/speculation-rules.json', ofTools],
  ['/pagewright.json', ofTools],
  ['/_build.json', ofTools],
  ['/_nginx-http.conf', ofTools],
  ['/_nginx-server.conf', ofTools],
  ['/_nginx-types.conf', ofTools],
  ['/preview/index.html', ofTools],
  ['/preview/bar.css', ofTools],
]);

/** What to do with a file in `public/` that a build would replace; undefined if no build writes its path. */
export function insteadOfFile(path: string): string | undefined {
  if (path.startsWith('/page-modules/'))
    return 'Rename the folder. The build writes the code of pages there.';
  return writtenFiles.get(path);
}
