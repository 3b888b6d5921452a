import { formatValue, type Messages } from '../../message-text.ts';

interface SchemaNameData {
  /** `reservedFor` says what already uses the name; without it, the name is not well formed. */
  'schema-property-name': { readonly name: string; readonly reservedFor?: 'bindings' | 'site' };
  'schema-file-name': { readonly found: string; readonly expected: string | undefined };
  /** `expected` is the title that follows from the file name; `other` is the file of another schema with the same title. */
  'schema-title':
    | { readonly found: string; readonly expected: string }
    | { readonly found: string; readonly other: string };
}

/** Why a name is reserved. */
const reservedWords = {
  bindings: 'page configs use that word for bindings',
  site: 'every _site.json already has that property',
} as const;

export const schemaNameMessages: Messages<SchemaNameData> = {
  'schema-property-name': ({ name, reservedFor }) => ({
    message: reservedFor
      ? `A property cannot be named "${name}", because ${reservedWords[reservedFor]}.`
      : `A property cannot be named ${formatValue(name)}: names have only letters, digits, hyphens and underscores, and start with a letter.`,
    repair: 'Rename the property.',
  }),
  'schema-file-name': ({ found, expected }) => ({
    message: `${formatValue(found.split('/').slice(1).join('/'))} is not a valid name for a schema file: it must be lower-case words joined by hyphens, and end with ".json".`,
    repair: expected === undefined ? 'Rename the file.' : `Rename it to "${expected.split('/').at(-1)}".`,
  }),
  'schema-title': (data) =>
    'expected' in data
      ? {
          message: `The title "${data.found}" does not match the name of the file. It must be "${data.expected}".`,
          repair: `Write "${data.expected}", or rename the file.`,
          suggestion: data.expected,
        }
      : {
          message: `The title "${data.found}" is also used by ${data.other}, and generated types are named after titles.`,
          repair: 'Rename the file, and change its title.',
        },
};
