import type { HeadersMistake } from '../../../../project/headers-file.ts';
import type { Messages, MessageText } from '../../message-text.ts';

interface HeaderData {
  'wrong-header': { readonly found: string; readonly mistake: HeadersMistake };
  /** A file in `public/` with the name of a file that every build writes. */
  'overwritten-file': { readonly path: string; readonly instead: string };
}

const texts: { readonly [Mistake in HeadersMistake]: (found: string) => MessageText } = {
  policy: () => ({
    message: 'The Content Security Policy is made by the build, and a header here would replace it.',
    repair: 'Remove the line, and declare the origins in policy of pagewright.config.ts.',
  }),
  pattern: (found) => ({
    message: `Expected a path such as "/images/*" but found "${found}".`,
    repair: 'Begin each path with "/", and indent the headers below it, such as "  X-Robots-Tag: noindex".',
  }),
  'before-pattern': (found) => ({
    message: `"${found}" belongs to no path.`,
    repair: 'Write the path above it, such as "/*" for all files.',
  }),
  header: (found) => ({
    message: `Expected a header such as "X-Robots-Tag: noindex" but found "${found}".`,
    repair: 'Write the name of the header, a colon and its value.',
  }),
};

export const headerMessages: Messages<HeaderData> = {
  'wrong-header': ({ found, mistake }) => texts[mistake](found),
  'overwritten-file': ({ path, instead }) => ({
    message: `The build writes ${path} itself and replaces public${path}.`,
    repair: instead,
  }),
};
