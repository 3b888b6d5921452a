import path from 'node:path';
import { TextlintKernel, type TextlintKernelOptions, type TextlintKernelRule } from '@textlint/kernel';
import { moduleInterop } from '@textlint/module-interop';
import markdown from '@textlint/textlint-plugin-markdown';
import plain from '@textlint/textlint-plugin-text';
import { proseOfSchema, proseOfTypeScript } from './prose-of-code.ts';
import { terms } from './word-list.ts';

/** A word that the word list rejects. */
export interface ProseProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The word and what to write instead. */
  readonly message: string;
}

const wordRule: TextlintKernelRule['rule'] = ({ Syntax, RuleError, report, getSource, locator }) => ({
  [Syntax.Str](node) {
    const text = getSource(node);
    for (const { pattern, instead } of terms) {
      for (const { 0: word, index } of text.matchAll(pattern)) {
        const padding = locator.range([index, index + word.length]);
        report(node, new RuleError(`"${word}": write ${instead}.`, { padding }));
      }
    }
  },
});

const options = {
  plugins: [
    { pluginId: 'markdown', plugin: moduleInterop(markdown) },
    { pluginId: 'text', plugin: moduleInterop(plain) },
  ],
  rules: [{ ruleId: 'words', rule: wordRule }],
} satisfies Partial<TextlintKernelOptions>;

const kernel = new TextlintKernel();

function proseOf(file: string, text: string): { readonly ext: string; readonly prose: string } {
  const ext = path.extname(file);
  if (/^\.tsx?$/.test(ext)) return { ext: '.txt', prose: proseOfTypeScript(file, text) };
  if (ext === '.json') return { ext: '.txt', prose: proseOfSchema(text) };
  return { ext, prose: text };
}

/** Checks the prose of one file: Markdown, comments and sentences of TypeScript, descriptions of JSON schemas. */
export async function checkProse(file: string, text: string): Promise<readonly ProseProblem[]> {
  const { ext, prose } = proseOf(file, text);
  const { messages } = await kernel.lintText(prose, { ...options, ext });
  return messages.map(({ loc, message }) => ({
    file,
    line: loc.start.line,
    column: loc.start.column,
    message,
  }));
}
