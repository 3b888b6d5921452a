import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CheckedSite, createSiteChecker } from '../../src/pipeline/site/checked-site.ts';
import { MuseumCopy } from '../sites/museum-project.ts';

let site: MuseumCopy;
let config: string;
/** Checks the site. Checks again only what has changed, which takes half of the time. */
let check: () => CheckedSite;
beforeAll(() => {
  site = new MuseumCopy();
  check = createSiteChecker(site.root);
  config = site.read('pagewright.config.ts');
});
beforeEach(() => {
  site.write('pagewright.config.ts', config);
});
afterAll(() => site.remove());

/** Adds settings to the project config. */
function configure(settings: string, before = ''): void {
  site.write(
    'pagewright.config.ts',
    before + config.replace('defineProject({', `defineProject({ ${settings},`),
  );
}

/** The lines that the check prints about the project and its code, without frames. */
function found(): string[] {
  const { printed } = check();
  return printed.split('\n').filter((line) => /^(?!page-configs|schemas)[\w./@-]+:\d+:\d+ /.test(line));
}

/** Runs a function while the project has a file. */
function withFile(file: string, text: string, run: () => void): void {
  site.write(file, text);
  try {
    run();
  } finally {
    site.removeFile(file);
  }
}

describe('configs of other tools', () => {
  it.each([
    ['vite.config.ts', 'vite.config.ts:1:1 warning ignored-config'],
    ['vite.config.mjs', 'vite.config.mjs:1:1 warning ignored-config'],
    ['postcss.config.cjs', 'postcss.config.cjs:1:1 warning ignored-config'],
    ['.postcssrc.json', '.postcssrc.json:1:1 warning ignored-config'],
    ['tailwind.config.js', 'tailwind.config.js:1:1 warning ignored-config'],
    ['.browserslistrc', '.browserslistrc:1:1 warning ignored-config'],
  ])('%s is reported', (file, expected) => {
    withFile(file, '', () => expect(found()).toEqual([expected]));
  });

  it('are reported at their keys in package.json', () => {
    const manifest = site.read('package.json');
    site.edit('package.json', (text) =>
      text.replace('{', '{\n  "browserslist": "defaults",\n  "postcss": {},'),
    );
    expect(found()).toEqual([
      'package.json:2:3 warning ignored-config',
      'package.json:3:3 warning ignored-config',
    ]);
    configure("vite: { css: { postcss: '.' } }");
    expect(found()).toEqual([]);
    site.write('package.json', manifest);
  });

  it('are not reported where a tool may read them', () => {
    withFile('postcss.config.cjs', '', () => {
      configure("vite: { css: { postcss: '.' } }");
      expect(found()).toEqual([]);
      configure('vite: settingsOf()');
      expect(found()).toEqual([]);
      configure('vite: { css: { postcss: { plugins: [] } } }');
      expect(found()).toEqual(['postcss.config.cjs:1:1 warning ignored-config']);
    });
    withFile('vitest.config.ts', '', () => expect(found()).toEqual([]));
  });

  it('a stylesheet with Tailwind is reported at its line if no plugin runs', () => {
    withFile('src/tailwind.css', 'a { color: red }\n@import "tailwindcss";\n', () => {
      expect(found()).toEqual(['src/tailwind.css:2:1 warning ignored-config']);
      expect(check().printed).toContain('> 2 │ @import "tailwindcss"');
      configure('vite: { plugins: [tailwindcss()] }', "import tailwindcss from '@tailwindcss/vite';\n");
      expect(found()).toEqual([]);
      withFile('tailwind.config.js', '', () => {
        expect(check().printed).toContain('Tailwind reads tailwind.config.js only if a stylesheet names it.');
        site.write('src/tailwind.css', '@import "tailwindcss";\n@config "../tailwind.config.js";\n');
        expect(found()).toEqual([]);
      });
    });
  });
});

describe('entries of registries', () => {
  const registry = 'src/blocks/museum-blocks.ts';
  const withEntry = (entry: string, run: () => void) => {
    const before = site.read(registry);
    site.edit(registry, (text) => text.replace('export const blocks = {', `$&\n  ${entry}`));
    try {
      run();
    } finally {
      site.write(registry, before);
    }
  };

  const importOf = (specifier: string) => `lost: () => import('${specifier}'),`;

  it('are reported without their file, although no page uses them', () => {
    withEntry("lost: () => import('./Lost.tsx'),", () => {
      const { printed, errors } = check();
      expect(errors).toHaveLength(1);
      expect(printed).toContain(`${registry}:5:3 error missing-code`);
      expect(printed).toContain('"lost" is loaded from src/blocks/Lost.tsx, but that file does not exist.');
      expect(printed).toContain("> 5 │   lost: () => import('./Lost.tsx'),");
    });
  });

  it('are reported without a schema, and if their name is there twice', () => {
    withEntry("saying: () => import('./Saying.tsx'),\n  extra: () => import('./Saying.tsx'),", () => {
      const { printed, errors } = check();
      expect(errors.map(({ data }) => data)).toMatchObject([
        { name: 'extra', problem: 'no-schema' },
        { name: 'saying', problem: 'twice' },
      ]);
      expect(printed).toContain(`${registry}:6:3 error missing-code`);
      expect(printed).toContain('Create schemas/blocks/extra.json, or remove the entry.');
    });
  });

  it.each([
    ['a text', "vite: { resolve: { alias: { '@': '/src' } } }", ''],
    [
      'a URL',
      "vite: { resolve: { alias: { '@/': fileURLToPath(new URL('./src/', import.meta.url)) } } }",
      '',
    ],
    [
      'a path',
      "vite: { resolve: { alias: [{ find: '@', replacement: path.resolve(import.meta.dirname, 'src') }] } }",
      '',
    ],
    [
      'a constant and a pattern',
      'vite: { resolve: { alias: [{ find: /^@\\//, replacement: source }] } }',
      "const source = path.join(__dirname, 'src/');\n",
    ],
  ])('are found by an alias that is %s', (_, settings, before) => {
    withEntry(importOf('@/blocks/Saying'), () => {
      expect(check().printed).toContain('"lost" is imported as "@/blocks/Saying", which leads to no file');
      configure(settings, before);
      const { errors, code } = check();
      expect(errors).toMatchObject([{ data: { name: 'lost', problem: 'no-schema' } }]);
      expect(code.blocks.entries.get('lost')).toBe('src/blocks/Saying.tsx');
    });
  });

  it('are found by the paths of tsconfig.json, also those that it extends or refers to', () => {
    const before = site.read('tsconfig.json');
    const paths = { compilerOptions: { paths: { '@blocks/*': ['./src/nowhere/*', './src/blocks/*'] } } };
    configure('vite: { resolve: { tsconfigPaths: true } }');
    const problem = () => {
      const [error] = check().errors;
      return error?.code === 'missing-code' && 'problem' in error.data ? error.data.problem : undefined;
    };
    withEntry(importOf('@blocks/Saying.js'), () => {
      for (const outer of [
        { extends: './tsconfig.app.json' },
        { references: [{ path: './tsconfig.app.json' }] },
      ])
        withFile('tsconfig.app.json', JSON.stringify(paths), () => {
          site.write('tsconfig.json', `// Why\n${JSON.stringify(outer)}`);
          expect(problem()).toBe('no-schema');
        });
      expect(problem()).toBe('no-module');
    });
    site.write('tsconfig.json', before);
  });
});
