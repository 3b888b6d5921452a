import { changeTo, type Fixers } from '../../fixer.ts';
import { formatValue, type Messages, writeInstead } from '../../message-text.ts';

interface FileNameData {
  'missing-file': { readonly name: string; readonly options: readonly string[] };
  /** `because` says what shows which name the file should have: its extension, or its content. */
  'wrong-file-name': {
    readonly found: string;
    readonly expected: string;
    readonly because: 'extension' | 'site' | 'fallback' | 'section' | 'name' | 'beside';
  };
  /** `expected` is the path of the schema that describes the file. */
  'wrong-schema': { readonly found: string; readonly expected: string };
}

export const fileNameMessages: Messages<FileNameData> = {
  'missing-file': ({ name }) => ({
    message: `${name} does not exist. It holds the brand, menus, footer and default states of all pages.`,
    repair: `Create ${name}.`,
  }),
  'wrong-file-name': ({ found, expected, because }) => ({
    message: {
      extension: `${found} is not read, because the name of a page config ends with ".json".`,
      site: `${found} has what all pages share, which must be in _site.json.`,
      fallback: `${found} has the content of a fallback, which must be in the folder _fallbacks/.`,
      section: `${found} is a shared section, which must be in the folder _sections/.`,
      name: `Nothing reads ${found}: what it has belongs in another place.`,
      beside: `Nothing reads ${found}, because ${expected} is there too.`,
    }[because],
    repair:
      because === 'beside'
        ? `Move what it has to ${expected}, and delete it.`
        : `Rename the file to ${expected}.`,
  }),
  'wrong-schema': ({ found, expected }) => ({
    message: `${formatValue(found)} is not the schema of this file, so editors complete and check it wrongly.`,
    ...writeInstead(expected),
  }),
};

export const fileNameFixers: Fixers<FileNameData> = {
  'wrong-file-name': ({ expected, because }) =>
    because === 'beside'
      ? []
      : [{ title: `Rename the file to ${expected}`, edits: [], newName: expected, isSafe: true }],
  'wrong-schema': ({ expected }, { spot }) => changeTo(spot, expected, true),
};
