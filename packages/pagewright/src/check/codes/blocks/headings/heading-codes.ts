import { formatList, type Messages } from '../../message-text.ts';

interface HeadingData {
  /** `where` says for which content, if blocks have conditions: `{service.banner} is missing`. */
  'missing-h1': {
    readonly address: string;
    readonly options: readonly string[];
    readonly where?: string;
  };
  'second-h1': { readonly address: string; readonly firstLine: number };
  'skipped-heading': { readonly level: number; readonly after: number };
}

export const headingMessages: Messages<HeadingData> = {
  'missing-h1': ({ address, options, where }) => ({
    message: `The page ${address} has no h1${where === undefined ? '' : ` where ${where}`}, because none of its blocks shows the page title.`,
    repair: `Start the page with a block ${options.length > 0 ? `of the type ${formatList(options, { conjunction: 'or' })}` : 'that shows an h1'}.`,
  }),
  'second-h1': ({ address, firstLine }) => ({
    message: `The page ${address} has a second h1. The first is on line ${firstLine}.`,
    repair:
      'Use another block type for one of them, or use "only" and "except" to show them on different pages.',
  }),
  'skipped-heading': ({ level, after }) => ({
    message:
      after === 0
        ? `An h${level} comes before the h1 of the page.`
        : `An h${level} follows an h${after}, which skips a heading level.`,
    repair: after === 0 ? 'Move the block with the h1 before it.' : 'Give the section a heading.',
  }),
};
