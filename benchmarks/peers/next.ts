import path from 'node:path';
import type { BuiltPage } from '../conversion/built-page.ts';
import { bodyModules, headModule } from '../conversion/jsx-modules.ts';
import { buildProject, interactiveComponents, type Peer, versionOf } from './peer.ts';

/** Next takes a folder in parentheses as one without a part in the URL. Each page has its own layout, and so its own head. */
function pageFiles(page: BuiltPage): [string, string][] {
  const group = `app/(${page.name})`;
  const route = path.posix.join(group, page.path);
  const fromRoute = path.posix.relative(route, `content/${page.name}`);
  const layout = `import Head from '../../content/${page.name}/Head.jsx';

export default function Layout({ children }) {
  return <html lang="${page.language}"><head><Head /></head><body>{children}</body></html>;
}
`;
  // Next adds these itself.
  const head = headModule(page, 'meta[charset], meta[name=viewport]');
  return [
    ...[head, ...bodyModules(page)].map(({ name, text }): [string, string] => [
      `content/${page.name}/${name}.jsx`,
      text,
    ]),
    [`${group}/layout.jsx`, layout],
    [`${route}/page.jsx`, `export { default } from '${fromRoute}/Page.jsx';\n`],
  ];
}

const configuration = `import path from 'node:path';

export default {
  output: 'export',
  trailingSlash: true,
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
};
`;

/** The app router with static export. Parts without state are server components. */
export const next: Peer = {
  name: `Next.js ${versionOf('next')}`,
  async build(pages, folder) {
    await buildProject(folder, {
      files: [
        ...pages.flatMap(pageFiles),
        ['interactive.tsx', interactiveComponents],
        ['next.config.mjs', configuration],
      ],
      packages: ['next', 'react', 'react-dom'],
      builder: ['next', 'dist/bin/next'],
    });
    return path.join(folder, 'out');
  },
};
