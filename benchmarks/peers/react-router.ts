import path from 'node:path';
import type { BuiltPage } from '../conversion/built-page.ts';
import { bodyModules, headModule } from '../conversion/jsx-modules.ts';
import { buildProject, interactiveComponents, type Peer, versionOf } from './peer.ts';

function pageFiles(page: BuiltPage): [string, string][] {
  const route = `import Head from './content/${page.name}/Head.jsx';

export { default } from './content/${page.name}/Page.jsx';
export const handle = { Head };
`;
  return [
    ...[headModule(page), ...bodyModules(page)].map(({ name, text }): [string, string] => [
      `app/content/${page.name}/${name}.jsx`,
      text,
    ]),
    [`app/${page.name}.jsx`, route],
  ];
}

function rootModule(language: string): string {
  return `import { Links, Outlet, Scripts, useMatches } from 'react-router';

export function Layout({ children }) {
  const Head = useMatches().at(-1)?.handle?.Head;
  return (
    <html lang="${language}">
      <head>{Head && <Head />}<Links /></head>
      <body>{children}<Scripts /></body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
`;
}

function routesModule(pages: readonly BuiltPage[]): string {
  const routes = pages.map(({ path: address, name }) =>
    address === '/' ? `index('${name}.jsx')` : `route('${address}', '${name}.jsx')`,
  );
  return `import { index, route } from '@react-router/dev/routes';

export default [${routes.join(', ')}];
`;
}

/** Framework mode, prerendered without a server. */
export const reactRouter: Peer = {
  name: `React Router ${versionOf('react-router')}`,
  async build(pages, folder) {
    const configuration = `export default { ssr: false, prerender: ${JSON.stringify(pages.map((page) => page.path))} };\n`;
    const vite = `import { reactRouter } from '@react-router/dev/vite';

export default { plugins: [reactRouter()] };
`;
    await buildProject(folder, {
      files: [
        ...pages.flatMap(pageFiles),
        ['app/interactive.tsx', interactiveComponents],
        ['app/root.jsx', rootModule(pages[0]?.language ?? 'en')],
        ['app/routes.js', routesModule(pages)],
        ['react-router.config.js', configuration],
        ['vite.config.js', vite],
      ],
      packages: ['react', 'react-dom', 'react-router', '@react-router/node', 'isbot'],
      builder: ['@react-router/dev', 'bin.js'],
    });
    return path.join(folder, 'build/client');
  },
};
