import path from 'node:path';
import type { Element } from 'hast';
import { matches } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { BuiltPage } from '../conversion/built-page.ts';
import { makeInteractive } from '../conversion/interactive-elements.ts';
import { componentElement, type JsxModule, jsxModule } from '../conversion/jsx-modules.ts';
import { buildProject, interactiveComponents, type Peer, versionOf } from './peer.ts';

/** Elements that become islands, and when their script loads. */
const islandKinds = [
  { name: 'Header', selector: 'header:has([data-menu])', loads: 'client:idle' },
  { name: 'ContactForm', selector: 'form:has([aria-invalid])', loads: 'client:visible' },
] as const;

/** Takes the islands out of a body and leaves an element for each. */
function takeIslands(body: Element): JsxModule[] {
  const islands: JsxModule[] = [];
  visit(body, 'element', (element, index, parent) => {
    const kind = islandKinds.find(({ selector }) => matches(selector, element));
    if (!kind || !parent || index === undefined) return undefined;
    makeInteractive(element);
    islands.push(jsxModule(kind.name, [element], []));
    const island = componentElement(kind.name);
    island.properties[kind.loads] = true;
    parent.children[index] = island;
    return SKIP;
  });
  return islands;
}

/** HTML as Astro's templates accept it: braces would begin an expression, and scripts would be bundled. */
function template(element: Element): string {
  visit(element, 'element', (script) => {
    if (script.tagName !== 'script') return;
    script.properties['is:inline'] = true;
    script.properties['set:html'] = textOf(script);
    script.children = [];
  });
  return toHtml(element).replaceAll('{', '&#123;').replaceAll('}', '&#125;');
}

function pageFiles(page: BuiltPage): [string, string][] {
  const [head, body] = [structuredClone(page.head), structuredClone(page.body)];
  const islands = takeIslands(body);
  const file = `src/pages/${page.path === '/' ? 'index' : page.path.slice(1)}.astro`;
  const folder = `src/islands/${page.name}`;
  const from = path.posix.relative(path.posix.dirname(file), folder);
  const imports = islands.map(({ name }) => `import ${name} from '${from}/${name}.jsx';\n`);
  const text = `---
${imports.join('')}---
<!doctype html>
<html lang="${page.language}">
${template(head)}
${template(body)}
</html>
`;
  return [
    ...islands.map(({ name, text }): [string, string] => [`${folder}/${name}.jsx`, text]),
    [file, text],
  ];
}

/** Static HTML with two islands of React: the header with its menus, and the form. */
export const astro: Peer = {
  name: `Astro ${versionOf('astro')}`,
  async build(pages, folder) {
    const configuration = `import react from '@astrojs/react';

export default { integrations: [react()] };
`;
    await buildProject(folder, {
      files: [
        ...pages.flatMap(pageFiles),
        ['src/interactive.tsx', interactiveComponents],
        ['astro.config.mjs', configuration],
      ],
      packages: ['astro', '@astrojs/react', 'react', 'react-dom'],
      builder: ['astro', 'bin/astro.mjs'],
    });
    return path.join(folder, 'dist');
  },
};
