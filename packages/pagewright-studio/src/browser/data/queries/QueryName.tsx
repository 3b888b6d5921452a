import { configs, json } from 'pagewright/tooling';
import { useState } from 'react';
import { Field } from '../../controls/Field.tsx';
import { TextInput } from '../../controls/TextInput.tsx';
import { focusField } from '../../reveal/wanted-field.ts';
import { editFile, useStudio } from '../../shell/studio-context.ts';
import { dataStrings } from '../data-strings.ts';
import { renameQuery } from './query-edits.ts';
import { usesOfQuery } from './query-uses.ts';

interface QueryNameProps {
  readonly file: string;
  readonly query: string;
}

/** The name of a query. When a person leaves the field or presses Enter, it is renamed wherever the file uses it. */
export function QueryName({ file, query }: QueryNameProps) {
  const studio = useStudio();
  const { site } = studio.state;
  const [typed, setTyped] = useState<string>();
  const config = configs.read(site, file);
  const { queries } = dataStrings;
  if (!config) return null;
  const name = typed?.trim();
  const edits = name === undefined || name === query ? [] : renameQuery(site, config, query, name);
  /** @param stays whether the focus is still in the form, which is another one for the new name */
  const rename = (stays = false) => {
    if (typeof edits === 'string' || name === undefined) return;
    setTyped(undefined);
    if (edits.length === 0) return;
    editFile(studio, file, queries.rename(name), edits, { select: { file, steps: ['data', name] } });
    if (stays) focusField(file, json.pointerOf(['data', name]));
    studio.announce(queries.renamed(name, usesOfQuery(config, query).length));
  };
  return (
    <Field
      label={queries.name}
      help={queries.nameHelp}
      problem={typeof edits === 'string' ? edits : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          value={typed ?? query}
          autoComplete="off"
          spellCheck={false}
          onText={setTyped}
          onBlur={() => rename()}
          onKeyDown={(event) => {
            if (event.key === 'Tab') return rename(true);
            if (event.key === 'Enter') rename(true);
            else if (event.key === 'Escape' && typed !== undefined) setTyped(undefined);
            else return;
            event.preventDefault();
          }}
        />
      )}
    </Field>
  );
}
