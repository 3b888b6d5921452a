import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Warning } from '../../../pipeline/warnings.ts';

/** The rules that browsers know. */
const standard = new Set(
  (
    'annotation character-variant charset color-profile container counter-style document font-face font-feature-values ' +
    'font-palette-values function historical-forms import keyframes layer media namespace ornaments page position-try property scope ' +
    'starting-style styleset stylistic supports swash view-transition ' +
    'top-left-corner top-left top-center top-right top-right-corner bottom-left-corner bottom-left bottom-center bottom-right ' +
    'bottom-right-corner left-top left-middle left-bottom right-top right-middle right-bottom'
  ).split(' '),
);

/** The names of the at-rules in a stylesheet that no browser knows. */
function unknownRules(css: string): string[] {
  const plain = css.replace(/\/\*.*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^)]*\)/gs, '');
  const names = [...plain.matchAll(/(?<=^|[;{}\s])@(-\w+-)?([a-z][a-z-]*)/gi)];
  return names.flatMap(([rule, , name = '']) => (standard.has(name.toLowerCase()) ? [] : [rule]));
}

/**
 * Finds rules in the stylesheets of a bundle that a plugin should have compiled. Browsers skip them, so the page lacks these styles.
 * @param client the folder of the bundle for browsers
 */
export function uncompiledStyles(client: string): Warning[] {
  const assets = path.join(client, 'assets');
  const found = new Set<string>();
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.css')))
    for (const rule of unknownRules(readFileSync(path.join(assets, file), 'utf8'))) found.add(rule);
  if (found.size === 0) return [];
  const rules = [...found].sort().join(', ');
  const text = `The stylesheets contain rules that browsers do not know and skip: ${rules}. If a plugin compiles them, such as @tailwindcss/vite for Tailwind, add the plugin to vite.plugins in pagewright.config.ts. Otherwise remove them.`;
  return [{ kind: 'rules in stylesheets that browsers do not know', cause: rules, text }];
}
