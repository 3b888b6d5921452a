import { type Fixers, suggestedChange } from '../../fixer.ts';
import { formatList, type Messages, suggest } from '../../message-text.ts';
import { otherKind } from '../other-kind.ts';

interface SectionData {
  /** `isBlock` is true if a block type has this name. */
  'unknown-section': {
    readonly name: string;
    readonly options: readonly string[];
    readonly isBlock?: true;
  };
  'nested-section': { readonly name: string };
  'unused-section': { readonly name: string };
}

export const sectionMessages: Messages<SectionData> = {
  'unknown-section': ({ name, options, isBlock }) => ({
    message: `There is no shared section "${name}" in page-configs/_sections/.`,
    ...suggest(
      name,
      options,
      isBlock
        ? `It is a block type: write "type": "${name}", and its values in "props".`
        : options.length > 0
          ? `The sections are ${formatList(options)}.`
          : `Create _sections/${name}.json with its "blocks".`,
    ),
  }),
  'nested-section': ({ name }) => ({
    message: `A shared section cannot use another one ("${name}").`,
    repair: 'Use both sections in the page, one after the other.',
  }),
  'unused-section': ({ name }) => ({
    message: `No page uses the shared section "${name}".`,
    repair: `Use it, { "section": "${name}" }, or delete the file. To keep it for later, start its name with an underscore.`,
  }),
};

export const sectionFixers: Fixers<SectionData> = {
  'unknown-section': ({ isBlock }, place) =>
    isBlock ? otherKind(place.spot, 'type', 'with', 'props') : suggestedChange(place),
};
