import type { Messages, MessageText } from '../../message-text.ts';

/** What a file of a project asks of a tool that does not read it. */
export type IgnoredPart = (typeof ignoredParts)[number];

export const ignoredParts = [
  'vite-config',
  'postcss-config',
  'postcss-inline',
  'tailwind-config',
  'tailwind-unread',
  'tailwind-styles',
  'browserslist',
] as const;

interface IgnoredData {
  'ignored-config': { readonly file: string; readonly part: IgnoredPart };
}

const config = 'pagewright.config.ts';
const addTailwind = `Install tailwindcss and @tailwindcss/vite, and write in ${config}: vite: { plugins: [tailwindcss()] }.`;

const texts: {
  readonly [Part in IgnoredPart]: (file: string) => Required<Pick<MessageText, 'message' | 'repair'>>;
} = {
  'vite-config': (file) => ({
    message: `Pagewright does not read ${file}.`,
    repair: `Move its plugins to "vite" in ${config} and delete the file. If Vitest uses it, name it vitest.config.ts.`,
  }),
  'postcss-config': (file) => ({
    message: `PostCSS does not run, so ${file} has no effect.`,
    repair: `Write in ${config}: vite: { css: { postcss: '.' } }. For Tailwind, use the plugin @tailwindcss/vite instead, which is faster.`,
  }),
  'postcss-inline': (file) => ({
    message: `PostCSS does not read ${file}, because "vite.css.postcss" in ${config} has the plugins.`,
    repair: `Delete the file, or write postcss: '.' to use it.`,
  }),
  'tailwind-config': (file) => ({
    message: `Tailwind does not run, so ${file} has no effect.`,
    repair: addTailwind,
  }),
  'tailwind-styles': () => ({
    message: 'Tailwind does not run, so this stylesheet gets no classes.',
    repair: addTailwind,
  }),
  'tailwind-unread': (file) => ({
    message: `Tailwind reads ${file} only if a stylesheet names it.`,
    repair: `Write in the stylesheet that imports Tailwind, with the path from there: @config "../${file}"; or move its settings to "@theme" and delete the file.`,
  }),
  browserslist: () => ({
    message:
      'Pagewright does not read a list of browsers: code and styles are compiled for browsers with ES2022.',
    repair: 'Remove the list, or keep it only if another tool reads it.',
  }),
};

export const ignoredMessages: Messages<IgnoredData> = {
  'ignored-config': ({ file, part }) => texts[part](file),
};
