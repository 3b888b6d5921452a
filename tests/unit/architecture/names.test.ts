import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../../packages/pagewright/src/json/json-value.ts';
import { isConditional } from '../../../packages/pagewright/src/pipeline/pages/shown-parts.ts';
import { contentTypes } from '../../../pagewright.config.ts';
import { codeOf, filesBelow, namedImports, sourceFiles, textOf } from './project-files.ts';

const longest = 250;

/** Groups of files with the same name. */
function shared(files: readonly string[]): string[][] {
  const named = new Map<string, string[]>();
  for (const file of files) {
    const name = path.posix.basename(file);
    named.set(name, [...(named.get(name) ?? []), file]);
  }
  return [...named.values()].filter((group) => group.length > 1);
}

describe('names', () => {
  it('of source files are unique', () => {
    expect(shared(sourceFiles())).toEqual([]);
  });

  it('describe the content of a file', () => {
    const folders = ['src', 'tests', 'scripts', 'packages'];
    const vague = folders
      .flatMap(filesBelow)
      .filter((file) =>
        file.split('/').some((part) => /^(utils?|helpers?|common|misc|index)(\.|$)/i.test(part)),
      );
    expect(vague).toEqual([]);
  });

  it('of folders inside a block say when their code is shown', () => {
    const wrong = filesBelow('src/blocks').flatMap((file) => {
      const [type = '', ...folders] = path.posix.dirname(file).split('/').slice(2);
      const schema: unknown = folders.length > 0 ? JSON.parse(textOf(`schemas/blocks/${type}.json`)) : {};
      return folders
        .filter((folder) => !isRecord(schema) || !isConditional(folder, schema))
        .map((folder) => `${file}: the schema of ${type} has no ${folder}`);
    });
    expect(wrong).toEqual([]);
  });

  it('of WordPress appear only in its adapter and in the sources of the site', () => {
    const words =
      /wordpress|wp[-_/]|_embed|\brest_|source_url|media_details|custom\/v1|\balign(?:left|right|center)\b|has-text-align/i;
    const found = ['src', 'packages/pagewright/src', 'packages/pagewright-studio/src']
      .flatMap(filesBelow)
      // A provider of films has a host of that name.
      .filter(
        (file) => !/^src\/(?:sources\/|generated\/|site\.ts$)|\.md$|\/players\/video-players\.ts$/.test(file),
      )
      .flatMap((file) => {
        const [word] = words.exec(textOf(file)) ?? /\brendered\b/.exec(codeOf(file)) ?? [];
        return word === undefined ? [] : [`${file}: ${word}`];
      });
    expect(found).toEqual([]);
  });

  it('of the content types of a site are not in the WordPress adapter', () => {
    const names = Object.values(contentTypes).flatMap((type) => [
      ...('route' in type ? [type.route] : []),
      ...(type.kind === 'posts' ? [type.list.route] : []),
      ...(type.kind === 'post-type' ? [type.postType] : []),
    ]);
    const distinctive = names.filter((name) => name.includes('-'));
    expect(distinctive).toContain('get-all-posts');
    const found = filesBelow('packages/pagewright-wordpress')
      .filter((file) => /\.(?:ts|php|js|json|md)$/.test(file) && !file.includes('/tests/'))
      .flatMap((file) =>
        distinctive.filter((name) => textOf(file).includes(name)).map((name) => `${file}: ${name}`),
      );
    expect(found).toEqual([]);
  });

  it('of the brand appear in page configs and content, and not in code', () => {
    const branded = sourceFiles().filter((file) => /Meridian Works/i.test(codeOf(file)));
    expect(branded).toEqual([]);
  });
});

describe('source files', () => {
  it('are short', () => {
    const long = [...sourceFiles(), ...filesBelow('src').filter((file) => file.endsWith('.css'))]
      .map((file) => ({ file, lines: textOf(file).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > longest);
    expect(long).toEqual([]);
  });

  it('import with the file extension', () => {
    const withoutExtension = sourceFiles().filter((file) =>
      namedImports(file).some((to) => to.startsWith('.') && !/\.\w+(\?\w+)?$/.test(to)),
    );
    expect(withoutExtension).toEqual([]);
  });

  it('contain no any, no casts and no suppressed compiler errors', () => {
    const forbidden =
      /:\s*any(?=\s*[;,)=|&[])|<any\b|, any>|\bany\[\]|\bas (?!const\b)[A-Z\w]+(?=[;,)\].\s])|@ts-(ignore|expect-error|nocheck)/;
    const found = sourceFiles().flatMap((file) => {
      // Strings contain prose, and a renamed import is not a cast.
      const code = textOf(file)
        .replace(/\/\*\*?[\s\S]*?\*\//g, '')
        .replace(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g, "''")
        .replace(/(^|\s)\/\/ (?!@ts).*$/gm, '$1')
        .replace(/>[^<>{}]*</g, '><')
        .replace(/\b(?:import|export) (?:type )?(?:\{[^}]*\}|\* as \w+)/g, '');
      const match = forbidden.exec(code);
      return match ? [`${file}: ${match[0]}`] : [];
    });
    expect(found).toEqual([]);
  });
});

describe('markup', () => {
  const views = sourceFiles().filter((file) => file.endsWith('.tsx'));

  it('inserts raw HTML only in the component for content, for the rendered page in its layout, for the shown HTML of a block in its slot, and for the name of a character', () => {
    // The check names such code of a site, so that file has the names.
    const reporter = 'packages/pagewright/src/pipeline/code/html-writes.ts';
    const sinks = sourceFiles().filter(
      (file) =>
        file !== reporter &&
        /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\s*[=:]|insertAdjacentHTML|document\.write|setHTML/.test(
          codeOf(file),
        ),
    );
    expect(sinks).toEqual([
      'packages/pagewright/src/content/sanitising/character-references.ts',
      'packages/pagewright/src/render/ContentHtml.tsx',
      'packages/pagewright/src/render/SiteFrame.tsx',
      'packages/pagewright/src/render/blocks/BlockSlot.tsx',
      'packages/pagewright/src/render/headings/level-in-document.ts',
      'packages/pagewright/src/render/page-root.ts',
    ]);
  });

  it('has no style attribute', () => {
    for (const file of views) expect(codeOf(file), file).not.toMatch(/\bstyle=/);
  });

  it('does not use useId, whose IDs differ between a prerendered page and a navigation', () => {
    const prerendered = views.filter((file) => !file.startsWith('packages/pagewright-studio/'));
    for (const file of prerendered) expect(codeOf(file), file).not.toMatch(/\buseId\b/);
  });

  it('gets its colours from tokens', () => {
    const sheets = filesBelow('src').filter((file) => file.endsWith('.module.css'));
    const coloured = sheets.flatMap((file) =>
      (codeOf(file).match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\([^v)]*\)/gi) ?? []).map(
        (colour) => `${file}: ${colour}`,
      ),
    );
    expect(coloured).toEqual([]);
  });
});
