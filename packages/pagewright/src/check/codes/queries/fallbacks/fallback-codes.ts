import { formatList, type Messages, suggest } from '../../message-text.ts';

interface FallbackData {
  'unknown-fallback': { readonly name: string; readonly options: readonly string[] };
  'fallback-of-other-source': { readonly name: string; readonly source: string; readonly expected: string };
  'fallback-key': { readonly by: string; readonly options: readonly string[]; readonly source: string };
  'unused-fallback': { readonly name: string };
}

export const fallbackMessages: Messages<FallbackData> = {
  'unknown-fallback': ({ name, options }) => ({
    message: `The file _fallbacks/${name}.json does not exist.`,
    ...suggest(
      name,
      options,
      options.length > 0 ? `The fallbacks are ${formatList(options)}.` : 'Create it, or remove the fallback.',
    ),
  }),
  'fallback-of-other-source': ({ name, source, expected }) => ({
    message: `This query reads the source "${expected}", but _fallbacks/${name}.json contains content of "${source}".`,
    repair: `Use a fallback for the source "${expected}".`,
  }),
  'fallback-key': ({ by, options, source }) => ({
    message: `The source "${source}" has no param "${by}"${options.length > 0 ? `, only ${formatList(options)}` : ''}.`,
    ...suggest(by, options, 'Use a param of the source.'),
  }),
  'unused-fallback': ({ name }) => ({
    message: `No query uses this fallback.`,
    repair: `Delete the file, or use it in a query: "failed": { "fallback": "${name}" }.`,
  }),
};
