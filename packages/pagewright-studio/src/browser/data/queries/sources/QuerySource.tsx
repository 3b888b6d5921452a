import { configs } from 'pagewright/tooling';
import { useState } from 'react';
import { Callout } from '../../../controls/Callout.tsx';
import { Field } from '../../../controls/Field.tsx';
import { PushButton } from '../../../controls/PushButton.tsx';
import { Select } from '../../../controls/Select.tsx';
import { useField } from '../../../field/use-field.ts';
import { problemTexts } from '../../../problems/problem-texts.tsx';
import { editFile, useStudio } from '../../../shell/studio-context.ts';
import { dataStrings } from '../../data-strings.ts';
import { PartList } from '../PartList.tsx';
import { changeSource } from '../query-edits.ts';
import { brokenBy, partsAround } from '../query-uses.ts';
import css from './QuerySource.module.css';
import { sourceChoice, sourceChoices } from './source-choices.ts';

interface QuerySourceProps {
  readonly file: string;
  readonly query: string;
}

/** The source of a query. Before another one takes the content from fields, it names them and asks. */
export function QuerySource({ file, query }: QuerySourceProps) {
  const studio = useStudio();
  const { site } = studio.state;
  const { place, problems } = useField(file, ['data', query, 'source']);
  const [wanted, setWanted] = useState<string>();
  const config = configs.read(site, file);
  const { queries } = dataStrings;
  if (!config) return null;
  const source = typeof place.value === 'string' ? place.value : '';
  const known = sourceChoices(site);
  const change = (to: string) => {
    setWanted(undefined);
    editFile(studio, file, queries.changeSource, changeSource(site, config, query, to));
  };
  const broken =
    wanted === undefined ? [] : brokenBy(site, config, changeSource(site, config, query, wanted));
  const choose = (to: string) => {
    const lost = brokenBy(site, config, changeSource(site, config, query, to));
    if (lost.length === 0) change(to);
    else setWanted(to);
  };
  return (
    <>
      <Field
        label={queries.source}
        help={sourceChoice(site, wanted ?? source).description}
        problem={problemTexts(problems)}
      >
        {(control) => (
          <Select
            {...control}
            value={wanted ?? source}
            options={[
              ...(known.some(({ name }) => name === source) ? [] : [{ value: source, label: source }]),
              ...known.map(({ name, label }) => ({ value: name, label })),
            ]}
            onChoose={choose}
          />
        )}
      </Field>
      {wanted !== undefined && (
        <Callout kind="warning">
          <p>{queries.breaks(broken.length)}</p>
          <PartList file={file} parts={partsAround(broken)} />
          <div className={css.actions}>
            <PushButton onClick={() => setWanted(undefined)}>{queries.keepSource}</PushButton>
            <PushButton kind="danger" onClick={() => change(wanted)}>
              {queries.changeAnyway}
            </PushButton>
          </div>
        </Callout>
      )}
    </>
  );
}
