import { cpSync } from 'node:fs';
import path from 'node:path';
import { SmallSite } from './small-site.ts';

/** The text of a project config with these settings of Vite. */
export function projectConfig(vite: string, imports = ''): string {
  return `${imports}
import { defineProject } from 'pagewright/project';
import { wordpressTools } from 'pagewright-wordpress/tools';
import { contentTypes } from './content-types.ts';

export default defineProject({
  siteUrl: 'https://harbour-museum.example',
  content: wordpressTools({ contentTypes, demoContent: 'content' }),
  font: '/fonts/archivo.woff2',
  vite: ${vite},
});
`;
}

const contentTypes = `import type { ContentTypes } from 'pagewright-wordpress/tools';

export const contentTypes: ContentTypes = {
  house: { kind: 'page', label: 'House', route: 'house' },
  article: { kind: 'posts', route: 'article', list: { source: 'articles', route: 'articles' } },
};
`;

/** A plugin that makes a component of a text file, and reads its words from another file. */
const notePlugin = `import { readFileSync } from 'node:fs';
import path from 'node:path';

export function notes() {
  return {
    name: 'notes',
    enforce: 'pre',
    config: () => ({ build: { outDir: 'elsewhere' }, define: { __NOTES__: '"defined"' } }),
    transform(code, id) {
      if (!id.endsWith('.note')) return null;
      const words = path.join(path.dirname(id), 'words.txt');
      this.addWatchFile(words);
      const text = JSON.stringify(readFileSync(words, 'utf8').trim() + ' ');
      return {
        code: 'import { jsx } from "react/jsx-runtime"; export default () => jsx("b", { children: ' + text + ' + __NOTES__ });',
        map: null,
      };
    },
  };
}
`;

/**
 * A small site that is compiled with Tailwind and with a plugin of its own, and whose files import each other by `@/`. Each block type
 * has a class that no other file has.
 */
export function compiledSite(): SmallSite {
  const site = new SmallSite();
  site.write('.gitignore', ['node_modules', '.pagewright', 'dist', 'dist-server', ''].join('\n'));
  site.write('content-types.ts', contentTypes);
  cpSync(path.join(import.meta.dirname, '../fixtures/fonts'), path.join(site.root, 'public/fonts'), {
    recursive: true,
  });
  site.write('tools/notes.mjs', notePlugin);
  site.write(
    'pagewright.config.ts',
    projectConfig(
      '{ plugins: [tailwindcss(), notes()], resolve: { tsconfigPaths: true } }',
      "import tailwindcss from '@tailwindcss/vite';\nimport { notes } from './tools/notes.mjs';",
    ),
  );
  site.edit('tsconfig.json', (text) =>
    text.replace(
      '"compilerOptions": {',
      '"compilerOptions": {\n    // As in the site.\n    "paths": { "@/*": ["./src/*"] },',
    ),
  );
  for (const file of ['src/site.ts', 'src/blocks/museum-blocks.ts'])
    site.edit(file, (text) =>
      text
        .replace(/'\.\/(blocks|sources)\/([\w-]+)\.ts'/g, "'@/$1/$2'")
        .replace(/import\('\.\/(\w+)\.tsx'\)/g, (_, name: string) =>
          file === 'src/site.ts' ? `import('@/${name}')` : `import('@/blocks/${name}')`,
        ),
    );
  site.edit(
    'src/style.css',
    (text) => `@layer theme, base, site, components, utilities;
@import "tailwindcss";
@source not "../README.md";
@source inline("border-{rose,lime}-700");
@font-face {
  font-family: Archivo;
  src: url("/fonts/archivo.woff2");
}
@layer site {
  .lead { color: rebeccapurple; }
}
${text}`,
  );
  site.write('src/hello.note', '');
  site.write('src/words.txt', 'Written in a text');
  site.edit('src/blocks/Saying.tsx', (text) =>
    text
      .replace('import { Band }', "import Note from '@/hello.note';\nimport { Band }")
      .replace('<figure>', '<figure className="tracking-[0.123em] md:underline">\n<Note />'),
  );
  site.write(
    'src/notes.d.ts',
    "declare module '*.note' {\n  export default function Note(): React.ReactNode;\n}\n",
  );
  site.edit('src/blocks/Essay.tsx', (text) =>
    text.replace('<div key', '<div className="columns-[17rem]" key'),
  );
  // A class that only a value of a page config has.
  site.edit('src/blocks/Saying.tsx', (text) =>
    text
      .replace('{speaker !== undefined && (', '{role !== undefined && (')
      .replace('<figcaption>', '<figcaption className={role}>'),
  );
  site.edit('page-configs/home.json', (text) =>
    text
      .replace('<b>& more</b>', '& more')
      .replace('"text": "Said by somebody."', '$&, "role": "indent-[0.77rem]"'),
  );
  return site;
}
