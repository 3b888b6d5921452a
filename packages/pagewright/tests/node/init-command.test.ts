import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { init } from '../../src/node/commands/init-command.ts';
import { generateFiles } from '../../src/node/output/generated-files.ts';
import { scaffold } from '../../src/node/scaffold/scaffold.ts';
import { ignoredFiles } from '../../src/node/starter/ignored-files.ts';
import type { SiteChoices } from '../../src/node/starter/site-choices.ts';
import { starterFiles } from '../../src/node/starter/starter-files.ts';
import { checkSite } from '../../src/pipeline/site/checked-site.ts';
import { engineCommand } from '../commands/engine-command.ts';

let home: string;
let printed: string[];

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'init-'));
  printed = [];
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

const site = () => path.join(home, 'my-site');
const read = (file: string) => readFileSync(path.join(site(), file), 'utf8');

/** A person at a terminal, who answers each question as soon as it ends with one of these. */
function person(answers: readonly (readonly [end: string, answer: string])[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = '';
  const left = [...answers];
  output.on('data', (part) => {
    shown += String(part);
    const [next] = left;
    if (!next || !shown.trimEnd().endsWith(next[0])) return;
    left.shift();
    shown += '\n';
    setImmediate(() => (next[1] === 'end' ? input.end() : input.write(`${next[1]}\n`)));
  });
  return { terminal: { input, output }, shown: () => shown, left };
}

describe('pagewright init', () => {
  it('takes its defaults without a terminal, says which, and quotes a folder whose name has spaces', async () => {
    const folder = path.join(home, 'Bread & Butter');
    await init(folder);
    expect(printed.join('\n')).toContain(`cd "${folder}"\n  npm install`);
    expect(printed.join('\n')).toContain(
      '  no WordPress (--wordpress <url>)\n  the language en (--languages en,de)\n  no Tailwind CSS (--tailwind)\n',
    );
    expect(readFileSync(path.join(folder, 'package.json'), 'utf8')).toContain('"name": "bread-butter"');
    expect(readFileSync(path.join(folder, 'page-configs/_site.json'), 'utf8')).toContain('"Bread butter"');
  });

  it('names the package manager that started it', async () => {
    vi.stubEnv('npm_config_user_agent', 'pnpm/10.33.0 npm/? node/v22.12.0 linux x64');
    await init(site());
    expect(printed.join('\n')).toContain('  pnpm install\n  pnpm run dev');
  });

  it('asks for what the command line does not say, and again after an answer that cannot be used', async () => {
    const { terminal, shown, left } = person([
      ['Does a WordPress hold the content? (y/N)', 'maybe'],
      ['Does a WordPress hold the content? (y/N)', 'y'],
      ['know it yet):', 'wordpress.example.com'],
      ['know it yet):', 'https://wordpress.example.com/wp-json/'],
      ['(en)', 'de, EN'],
    ]);
    await init(site(), { tailwind: false }, terminal);
    expect(left).toEqual([]);
    expect(shown()).toContain('Answer y or n.');
    expect(shown()).toContain('Did you mean https://wordpress.example.com?');
    expect(read('.env')).toBe('VITE_WORDPRESS_URL=https://wordpress.example.com\n');
    expect(JSON.parse(read('page-configs/_site.json')).languages).toEqual({
      de: { name: 'Deutsch' },
      en: { name: 'English' },
    });
    expect(JSON.parse(read('page-configs/en/about.json'))).toMatchObject({
      route: '/en/about',
      translationOf: '/ueber-uns',
    });
  });

  it('does not take a default that cannot be used', async () => {
    await init(site());
    const { terminal, shown, left } = person([
      ['(my-site)', ''],
      ['(my-site)', 'other'],
    ]);
    const before = process.cwd();
    process.chdir(home);
    try {
      await init(undefined, { wordpress: false, languages: 'en', tailwind: false }, terminal);
    } finally {
      process.chdir(before);
    }
    expect(left).toEqual([]);
    expect(shown()).toContain('The folder my-site is not empty');
    expect(readdirSync(home).toSorted()).toEqual(['my-site', 'other']);
  });

  it('writes nothing if the questions are ended', async () => {
    const { terminal } = person([['(y/N)', 'end']]);
    await init(site(), {}, terminal);
    expect(process.exitCode).toBe(130);
    expect(printed.join('\n')).toContain('Nothing was written.');
    expect(readdirSync(home)).toEqual([]);
  });

  it.each([
    [{ wordpress: 'wordpress.example.com' }, 'Did you mean https://wordpress.example.com?'],
    [{ wordpress: 'ftp://example.com' }, 'must be a URL, such as https://wordpress.example.com'],
    [{ wordpress: 'https://me:secret@example.com' }, 'without a user name and a password'],
    [{ wordpress: 'https://example.com/?page=2' }, 'without "?" and "#"'],
    [{ languages: 'english' }, '"english" is not a known tag'],
    [{ languages: 'en,de,EN' }, 'name en twice'],
    [{ languages: ' , ' }, 'Write at least one'],
  ])('refuses %j, and writes nothing', async (options, sentence) => {
    await init(site(), options);
    expect(process.exitCode).toBe(2);
    expect(printed.join('\n')).toContain(sentence);
    expect(printed.join('\n')).not.toContain('secret');
    expect(readdirSync(home)).toEqual([]);
  });

  it('says where else to look for an option that it does not have', () => {
    const words = [...engineCommand('init'), '--base', '/museum/'];
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: home, encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain("unknown option '--base'");
    expect(stderr).toContain('Everything else is in pagewright.config.ts of the new site.');
    expect(readdirSync(home)).toEqual([]);
  });

  it('refuses a folder with files, and a file, but not a new repository', async () => {
    mkdirSync(path.join(site(), '.git'), { recursive: true });
    await init(site());
    expect(process.exitCode).toBeUndefined();
    await init(site());
    expect(printed.at(-1)).toContain('is not empty: it has ');
    expect(process.exitCode).toBe(2);
    writeFileSync(path.join(home, 'file'), '');
    await init(path.join(home, 'file'));
    expect(printed.at(-1)).toContain('is a file, but a folder is expected');
  });
});

const services = [undefined, '', 'https://wordpress.example.com'].map((address) =>
  address === undefined ? undefined : { name: 'wordpress', address },
);
const combinations = services.flatMap((service) =>
  [['en'], ['de'], ['de', 'en'], ['en', 'pt-BR', 'ar']].flatMap((languages) =>
    [false, true].map((tailwind) => ({ folder: 'my-site', service, languages, tailwind })),
  ),
);

function writeSite(choices: SiteChoices): void {
  for (const [file, text] of starterFiles(choices)) {
    mkdirSync(path.dirname(path.join(site(), file)), { recursive: true });
    writeFileSync(path.join(site(), file), text);
  }
}

describe('a new site', () => {
  it.each(combinations)('passes the check and gets its types: %j', async (choices) => {
    writeSite(choices);
    const { diagnostics, pages, languages } = checkSite(site());
    // Nobody has translated the starter into other languages than English and German.
    const isUntranslated = choices.languages.includes('ar');
    const codes = new Set(diagnostics.map(({ code }) => code));
    expect([...codes]).toEqual(isUntranslated ? ['placeholder-text'] : []);
    expect(pages).toHaveLength(3 * choices.languages.length);
    expect(Object.keys(languages ?? {})).toEqual(choices.languages.slice(1));
    if (!choices.tailwind) {
      symlinkSync(path.resolve('node_modules'), path.join(site(), 'node_modules'), 'junction');
      const { written } = await generateFiles(site());
      expect(written).toContain('src/generated/register.ts');
    }
    const files = [...starterFiles(choices)].map(([file, text]) => `${file}\n${text}`).join('\n');
    expect(files).not.toMatch(/#if|#end/);
    expect(/pagewright-wordpress/.test(files)).toBe(choices.service !== undefined);
    expect(/tailwind/i.test(files)).toBe(choices.tailwind);
    expect(files.includes('useTranslations')).toBe(choices.languages.length > 1);
    // The README names the folder of the second language.
    const [folder] = /(?<=such as `)page-configs\/[\w-]+\//.exec(read('README.md')) ?? [];
    expect(folder !== undefined).toBe(choices.languages.length > 1);
    expect(existsSync(path.join(site(), folder ?? '', 'about.json'))).toBe(folder !== undefined);
  });

  it('gets a privacy page with its own kind of block, in its language', async () => {
    const privacyOf = async (languages: readonly string[], route: string, also: readonly string[] = []) => {
      rmSync(site(), { recursive: true, force: true });
      writeSite({ folder: 'my-site', service: undefined, languages, tailwind: false });
      symlinkSync(path.resolve('node_modules'), path.join(site(), 'node_modules'), 'junction');
      for (const name of also) await scaffold(site(), 'block', { name });
      await scaffold(site(), 'page', { name: route, template: 'privacy' });
      const found = checkSite(site()).diagnostics.filter(({ severity }) => severity === 'error');
      expect(found).toEqual([]);
      return read(`page-configs${route}.json`);
    };
    const types = (page: string) => [...page.matchAll(/"type": "([\w-]+)"/g)].map(([, type]) => type);
    // A new type that is made for texts, and that no page uses.
    const german = await privacyOf(['de', 'en'], '/datenschutz', ['film']);
    expect(new Set(types(german))).toEqual(new Set(['section']));
    expect(german).toContain('"heading": "Wer verantwortlich ist"');
    expect(german).toContain('Diese Website selbst setzt keine Cookies.');
    expect(german).not.toMatch(/\b(?:the|your|this)\b(?!.*visitor finds)/i);
    const portuguese = await privacyOf(['pt-BR'], '/privacidade');
    expect(portuguese).toContain('"heading": "[[Who is responsible]]"');
    expect(portuguese).not.toMatch(/\[\[[^\]]*\[\[/);
  });

  it('ignores everything that commands write', () => {
    const code = ['pagewright', 'pagewright-wordpress', 'pagewright-studio'].flatMap((name) => {
      const folder = path.resolve('packages', name, 'src');
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    });
    const outputs = new Set(
      code.flatMap((text) =>
        [...text.matchAll(/['"`/](\.pagewright|dist(?:-[a-z]+)?)(?=['"`/])/g)].map(([, name = '']) => name),
      ),
    );
    expect([...outputs].toSorted()).toEqual(
      expect.arrayContaining(['.pagewright', 'dist', 'dist-edge', 'dist-server']),
    );
    const lines = ignoredFiles.split('\n');
    for (const name of outputs)
      expect(lines, name).toContain(name.startsWith('dist-') ? 'dist-*/' : `${name}/`);
    expect(lines).toEqual(
      expect.arrayContaining(['schemas/*.schema.json', '.env', '.env.*', '!.env.example']),
    );
  });

  it('with WordPress and two languages is the starter itself, which tests read as a site', () => {
    const starter = path.resolve(import.meta.dirname, '../../starter');
    const choices = {
      folder: 'my-site',
      service: { name: 'wordpress', address: '' },
      languages: ['en', 'de'],
      tailwind: false,
    };
    const files = starterFiles(choices);
    for (const [file, text] of files) {
      if (/^\.|README/.test(file)) continue;
      const own = readFileSync(path.join(starter, file), file.endsWith('.png') ? undefined : 'utf8');
      const value = (written: string | Buffer) =>
        file.endsWith('.json') ? JSON.parse(String(written)) : written;
      const withoutParts = typeof own === 'string' ? own.replace(/^.*#(?:if|end).*\n/gm, '') : own;
      expect(value(text), file).toEqual(value(withoutParts));
    }
  });
});
