import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaffoldCommand } from '../../src/node/commands/scaffold-command.ts';
import { privacyParts } from '../../src/node/scaffold/privacy-page.ts';
import { type ScaffoldKind, scaffold } from '../../src/node/scaffold/scaffold.ts';
import { ScaffoldError, type ScaffoldOptions } from '../../src/node/scaffold/scaffold-step.ts';
import { checkSite } from '../../src/pipeline/site/checked-site.ts';
import { engineCommand } from '../commands/engine-command.ts';
import { runHere } from '../commands/run-here.ts';
import { MuseumCopy } from '../sites/museum-project.ts';

let project: MuseumCopy;

beforeAll(() => {
  project = new MuseumCopy();
});
afterAll(() => project.remove());

const refused: readonly (readonly [kind: ScaffoldKind, options: ScaffoldOptions, sentence: string])[] = [
  ['block', { name: 'Price List' }, 'Did you mean "price-list"?'],
  ['block', { name: 'price_list' }, 'cannot be the name of a block type'],
  ['block', { name: '../escape' }, 'cannot be the name of a block type'],
  ['block', { name: 'a-name-that-nobody-could-ever-type' }, 'has 34 characters'],
  ['block', { name: 'tickets' }, 'src/blocks/Tickets.tsx already exists'],
  ['block', { name: 'picture' }, 'src/Picture.tsx already exists'],
  ['block', { name: 'map' }, 'would be Map in code'],
  ['source', { name: 'new' }, 'would be new in code'],
  ['source', { name: 'events', slug: true, list: true }, 'Write only one of them'],
  ['source', { name: 'house' }, 'src/sources/house.ts already exists'],
  ['source', { name: 'events', path: '/events/' }, 'without a slash at either end'],
  ['page', { name: 'policy' }, 'page-configs/policy.json already has the route /policy'],
  ['page', { name: 'policy', route: '/policy-2' }, 'page-configs/policy.json already exists'],
  ['page', { name: 'events', route: 'events' }, 'expects a path such as'],
  ['page', { name: 'event', route: '/:year/:slug' }, 'expects a path such as'],
  ['page', { name: '_site' }, 'cannot be the name of a page config'],
  ['page', { name: '/one', route: '/two' }, 'two routes: /one and /two'],
  ['page', { name: '/privacy/:slug', template: 'privacy' }, 'cannot have a param'],
];

const misplaced: readonly (readonly [kind: ScaffoldKind, options: ScaffoldOptions, sentence: string])[] = [
  ['block', { name: 'one', route: '/one' }, 'Only a page takes --route.'],
  ['page', { name: 'one', slug: true }, 'Only a source takes --slug.'],
  ['block', { name: 'one', service: 'tickets' }, 'Only a source takes --service.'],
  ['block', { name: 'one', template: 'privacy' }, 'Only a page takes --template.'],
];

const misused: readonly (readonly [words: readonly string[], sentence: string])[] = [
  [['theme', 'dark'], 'Allowed choices are block, source, page.'],
  [['block'], "missing required argument 'name'"],
];

/** The files in which the scaffold command writes. */
function writtenFiles(): Record<string, string> {
  const files = ['src', 'schemas', 'page-configs'].flatMap((folder) =>
    readdirSync(path.join(project.root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(project.root, path.join(entry.parentPath, entry.name))),
  );
  return Object.fromEntries(files.map((file) => [file, project.read(file)]));
}

describe('the scaffold command rejects invalid names with a message, and changes no file:', () => {
  it.each(refused)('%s %j', async (kind, options, sentence) => {
    const before = writtenFiles();
    const refusal = await scaffold(project.root, kind, options).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ScaffoldError);
    expect(String(refusal)).toContain(sentence);
    expect(writtenFiles()).toEqual(before);
  });

  it.each(misplaced)('%s %j', async (kind, options, sentence) => {
    const { status, printed } = await runHere(project.root, () => scaffoldCommand(kind, options));
    expect(status).toBe(2);
    expect(printed).toBe(sentence);
  });

  it.each(misused)('%j', (words, sentence) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...engineCommand('scaffold'), ...words], {
      cwd: project.root,
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
  });
});

describe('the scaffold command', () => {
  /** The warnings and errors of the check about a page config, by their codes. */
  const codesOf = (file: string) => {
    const found = checkSite(project.root).diagnostics.filter((each) => each.file === file);
    return [...new Set(found.map(({ code }) => code))];
  };

  it('writes pages whose texts the check reports until somebody replaces them', async () => {
    await scaffold(project.root, 'page', { name: '/company/press' });
    const text = project.read('page-configs/press.json');
    expect(JSON.parse(text)).toMatchObject({ route: '/company/press', head: { title: 'Press' } });
    expect(codesOf('press.json')).toEqual(['placeholder-text']);
    project.write('page-configs/press.json', text.replaceAll(/\[\[|\]\]/g, ''));
    expect(codesOf('press.json')).toEqual([]);
  });

  it('writes a privacy page of what the site does', async () => {
    await scaffold(project.root, 'page', { name: '/privacy', template: 'privacy' });
    expect(codesOf('privacy.json')).toEqual(['placeholder-text']);
    const page = project.read('page-configs/privacy.json');
    // What the museum has: WordPress, films in frames, and a form.
    expect(page).toContain('come from WordPress at [[address of WordPress]]');
    expect(page).toContain('https://films.example: ');
    expect(page).toContain('What you enter is sent to WordPress');
    expect(page).toContain('"heading": "Your rights"');
  });

  it('names each origin that the site declares, with all reasons, on a privacy page', async () => {
    const stats = 'https://stats.example.com';
    const policy = {
      html: 'The map draws its own buttons',
      scripts: { [stats]: 'Matomo counts visits' },
      connect: { [stats]: { reason: 'Matomo receives them.', neededBy: stats } },
      frames: { 'https://films.example': 'Films of the museum' },
    };
    const site = {
      siteUrl: 'https://example.com',
      policy,
      consent: { kinds: ['statistics'] },
      reports: { to: 'https://reports.example.com/site' },
    };
    const parts = privacyParts(project.root, site, 'en-GB');
    const services = parts.find(({ heading }) => heading === 'Other services');
    expect(services?.paragraphs.slice(1, -1)).toEqual([
      `${stats}: Matomo counts visits. Matomo receives them.`,
      'https://films.example: Films of the museum.',
      'https://reports.example.com: Reports of problems, and of how fast pages are.',
    ]);
    expect(JSON.stringify(parts)).toContain('You decide about: statistics.');
    expect(parts.map(({ heading }) => heading)).not.toContain('Content');
  });

  it('reports problems of the files that it wrote, and counts the others', async () => {
    expect(codesOf('privacy.json')).toEqual(['placeholder-text']);
    const { status, printed } = await runHere(project.root, () => scaffoldCommand('page', { name: 'crew' }));
    expect(status).toBe(0);
    expect(printed).toContain('page-configs/crew.json:6:20 warning placeholder-text');
    expect(printed).not.toContain('page-configs/privacy.json');
    const others = checkSite(project.root).diagnostics.filter(({ file }) => file !== 'crew.json');
    expect(printed).toMatch(
      new RegExp(
        `\nElsewhere: ${others.length} warnings in \\d+ files?\\. List them with: npx pagewright check$`,
      ),
    );
  });

  it('writes sources that request what the content service understands', async () => {
    project.write('src/sources/adapter.ts', "export { content } from './museum-content.ts';\n");
    for (const [name, request] of [
      ['fair', 'wp/v2/fairs'],
      ['lecture', 'custom/v1/lectures'],
    ] as const)
      await scaffold(project.root, 'source', { name, path: request, slug: true });
    await scaffold(project.root, 'source', { name: 'fairs', path: 'wp/v2/fairs' });
    const requestOf = async (name: string, params: object) => {
      const { default: source } = await import(path.join(project.root, 'src/sources', `${name}.ts`));
      return source.request(params);
    };
    const published = { _embed: true, status: 'publish' };
    // WordPress answers "wp/v2/fairs/spring" with 404, because it finds entries of wp/v2 by their ids only.
    expect(await requestOf('fair', { slug: 'spring' })).toEqual({
      path: 'wp/v2/fairs',
      query: { slug: 'spring', per_page: 1, ...published },
    });
    expect(await requestOf('fairs', {})).toEqual({
      path: 'wp/v2/fairs',
      query: {
        per_page: 100,
        _fields: 'id,slug,title,name,featured_media_src_url,first_image,_links.wp:featuredmedia,_embedded',
        ...published,
      },
    });
    expect(await requestOf('lecture', { slug: 'spring' })).toEqual({ path: 'custom/v1/lectures/spring' });
    expect(checkSite(project.root).errors).toEqual([]);
  });
});
