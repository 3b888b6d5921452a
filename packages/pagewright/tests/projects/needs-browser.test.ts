import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadServer } from '../../src/node/builds/bundling/bundle.ts';
import { buildInProcess } from './build-in-process.ts';
import { SmallSite } from './small-site.ts';

const limit = 120_000;
let site: SmallSite;
beforeAll(() => {
  site = new SmallSite();
  // A CommonJS library that needs a browser as soon as it is imported, and one that needs it when it is used.
  site.write(
    'vendor/node_modules/@maps/eager/index.js',
    "const panel = document.createElement('p');\nexports.draw = () => panel.tagName;\n",
  );
  site.write(
    'vendor/node_modules/lazy-map/dist/map.js',
    'export function width() {\n  return window.innerWidth;\n}\n',
  );
  site.write(
    'src/Plan.tsx',
    "import { draw } from '../vendor/node_modules/@maps/eager/index.js';\nexport default () => <output>{draw()}</output>;\n",
  );
});
afterAll(() => site.remove());

it(
  'a build says which import needs a browser, on which page and in which block, and what to do',
  async () => {
    site.edit('src/blocks/Saying.tsx', (text) =>
      text
        .replace('import', "import { width } from '../../vendor/node_modules/lazy-map/dist/map.js';\nimport")
        .replace('return (', 'if (width() < 0) return null;\n  return ('),
    );
    site.edit(
      'src/blocks/Passage.tsx',
      (text) => `import Plan from '../Plan.tsx';\nconsole.log(Plan.name);\n${text}`,
    );
    const stopped = await buildInProcess(site, undefined);
    expect(stopped.status).toBe(1);
    expect(stopped.output).toContain(
      "home.json, block 2 (passage) cannot be loaded: ReferenceError: document is not defined (in the package @maps/eager, in index.js).\nOnly browsers define document, and a build has none. Let <ClientOnly> of pagewright/client-only load the code that needs it: <ClientOnly load={() => import('./Map.tsx')}>",
    );

    site.edit('src/blocks/Passage.tsx', (text) =>
      text
        .replace(
          "import Plan from '../Plan.tsx';\nconsole.log(Plan.name);\n",
          "import { ClientOnly } from 'pagewright/client-only';\n",
        )
        .replace(
          '</Band>',
          "<p style={{ color: 'red' }}>Red</p>\n<ClientOnly load={() => import('../Plan.tsx')} fallback={<p>The plan appears here.</p>}>{({ default: Plan }) => <Plan />}</ClientOnly>\n</Band>",
        ),
    );
    const built = await buildInProcess(site, undefined);
    expect(built.status, built.output).toBe(0);
    expect(built.output).toContain(
      'home.json, block 3 (saying) threw on / and was left out: ReferenceError: window is not defined (in the package lazy-map, in dist/map.js)\n  Only browsers define window, and a build has none.',
    );
    expect(built.output).toMatch(
      /warning: src\/blocks\/Passage\.tsx:\d+ has a style attribute\. The content policy forbids style attributes/,
    );
    expect(built.output).toContain(
      'warning: home.json, block 2 (passage) has style="color:red" on /. The content policy forbids style attributes',
    );
    expect(Buffer.from(site.built().get('index.html') ?? '', 'base64').toString()).toContain(
      '<p>The plan appears here.</p>',
    );
  },
  limit,
);

it('a build says the same of code that every page loads', async () => {
  site.write(
    '.pagewright/build-1/server/server.js',
    '// src/first.ts\nconst one = 1;\n// src/store.ts\nlocalStorage.setItem("one", one);\n// src/last.ts\n',
  );
  await expect(loadServer(`${site.root}/.pagewright/build-1/server`)).rejects.toMatchObject({
    name: 'ExplainedError',
    message: expect.stringContaining(
      'The code of the site cannot be loaded: localStorage is not defined (in src/store.ts).\nOnly browsers define localStorage',
    ),
  });
});
