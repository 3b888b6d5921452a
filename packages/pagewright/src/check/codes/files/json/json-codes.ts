import type { SyntaxErrorKind } from '../../../../json/json-tree.ts';
import type { Messages } from '../../message-text.ts';
import { syntaxMessages } from './syntax-messages.ts';

export interface JsonData {
  'json-syntax': { readonly problem: SyntaxErrorKind; readonly found: string };
  'duplicate-key': { readonly key: string; readonly firstLine: number };
}

export const jsonMessages: Messages<JsonData> = {
  'json-syntax': ({ problem, found }) => syntaxMessages[problem](found),
  'duplicate-key': ({ key, firstLine }) => ({
    message: `This object already has a property "${key}" on line ${firstLine}. JSON would keep only the last one.`,
    repair: 'Remove one of them.',
  }),
};
