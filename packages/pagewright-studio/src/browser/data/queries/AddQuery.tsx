import { configs, type JsonObject } from 'pagewright/tooling';
import { useState } from 'react';
import { Dialog } from '../../controls/Dialog.tsx';
import { Field } from '../../controls/Field.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { TextInput } from '../../controls/TextInput.tsx';
import { editFile, useStudio } from '../../shell/studio-context.ts';
import { dataStrings } from '../data-strings.ts';
import css from './AddQuery.module.css';
import { QueryParams } from './QueryParams.tsx';
import { addQuery, newNameProblem, paramsFromRoute, proposedName } from './query-edits.ts';
import { missingParams } from './query-params.ts';
import { SourceList } from './sources/SourceList.tsx';

interface AddQueryProps {
  readonly file: string;
  /** @param name of the query that was added; undefined if the person has closed the dialog */
  readonly onClose: (name?: string) => void;
}

/** Asks for a source and what it reads, and adds a query with a name that it proposes. */
export function AddQuery({ file, onClose }: AddQueryProps) {
  const studio = useStudio();
  const { site } = studio.state;
  const [source, setSource] = useState<string>();
  const [params, setParams] = useState<JsonObject>({});
  const [typedName, setTypedName] = useState<string>();
  const config = configs.read(site, file);
  const { queries } = dataStrings;
  if (!config) return null;
  const name = typedName ?? (source === undefined ? '' : proposedName(config, source));
  const problem = typedName === undefined ? undefined : newNameProblem(config, name);
  const isReady =
    source !== undefined && problem === undefined && missingParams(site, source, params).length === 0;
  const add = () => {
    if (!isReady) return;
    editFile(studio, file, queries.addLabel(name), addQuery(site, config, name, source, params));
    studio.announce(queries.added(name));
    onClose(name);
  };
  return (
    <Dialog
      title={queries.add}
      onClose={() => onClose()}
      actions={
        <PushButton kind="main" disabled={!isReady} onClick={add}>
          {queries.addAction}
        </PushButton>
      }
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <SourceList
          chosen={source}
          onChoose={(chosen) => {
            setSource(chosen);
            setParams(paramsFromRoute(site, config, chosen));
          }}
        />
        {source !== undefined && (
          <>
            <QueryParams config={config} source={source} params={params} onChange={setParams} />
            <Field label={queries.name} help={queries.nameHelp} problem={problem}>
              {(control) => (
                <TextInput
                  {...control}
                  value={name}
                  onText={setTypedName}
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </Field>
          </>
        )}
        {/* Enter in a field adds the query. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
