import { configs, type JsonObject, json } from 'pagewright/tooling';
import { useState } from 'react';
import { Callout } from '../controls/Callout.tsx';
import { PushButton } from '../controls/PushButton.tsx';
import { FormGroup } from '../field/FormGroup.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { helpOf } from '../field/help-text.ts';
import { labelOf } from '../field/schema-words.ts';
import { ValueField } from '../field/ValueField.tsx';
import { problemTexts } from '../problems/problem-texts.tsx';
import { problemsOn } from '../problems/problems-at.ts';
import { useStudio } from '../shell/studio-context.ts';
import { dataStrings } from './data-strings.ts';
import css from './QueryForm.module.css';
import { FoundContent } from './queries/FoundContent.tsx';
import { PartList } from './queries/PartList.tsx';
import { QueryName } from './queries/QueryName.tsx';
import { QueryStates } from './queries/QueryStates.tsx';
import { paramsShape } from './queries/query-params.ts';
import { partsAround, usesOfQuery } from './queries/query-uses.ts';
import { RemoveQuery } from './queries/RemoveQuery.tsx';
import { QuerySource } from './queries/sources/QuerySource.tsx';

const stateNames = ['loading', 'failed', 'empty', 'refresh'];

/** The states of a query that a page sets itself, in a line. */
function statesSummary(query: JsonObject): string {
  const { queries } = dataStrings;
  const names = {
    loading: queries.loading,
    failed: queries.fail,
    empty: queries.empty,
    refresh: queries.refresh,
  };
  const own = Object.entries(names).flatMap(([name, label]) => (name in query ? [label] : []));
  return own.join(', ') || queries.loadings.site;
}

/** The form of a query: its source, params and states. */
export function QueryForm({ file, steps }: Pick<FieldProps, 'file' | 'steps'>) {
  const { state } = useStudio();
  const [isRemoving, setRemoving] = useState(false);
  const config = configs.read(state.site, file);
  const query = String(steps[1] ?? '');
  const value = config && json.objectOf(config.value.data)[query];
  const { queries } = dataStrings;
  if (!config || value === undefined) return null;
  const { source } = json.objectOf(value);
  const { properties, required } = paramsShape(state.site, String(source));
  const parts = partsAround(usesOfQuery(config, query));
  const problems = problemsOn(state.diagnostics, file, ['data', query]);
  return (
    <>
      <div className={css.form}>
        {problems.length > 0 && <Callout kind="warning">{problemTexts(problems)}</Callout>}
        <QueryName key={query} file={file} query={query} />
        <QuerySource file={file} query={query} />
        {properties.size > 0 && (
          <fieldset className={css.group}>
            <legend className={css.legend}>{queries.params}</legend>
            {[...properties].map(([name, node]) => (
              <ValueField
                key={`${source} ${name}`}
                file={file}
                steps={['data', query, 'params', name]}
                label={labelOf(name, node)}
                help={helpOf(node, labelOf(name, node))}
                isRequired={required.has(name)}
              />
            ))}
          </fieldset>
        )}
        <FoundContent file={file} query={query} source={typeof source === 'string' ? source : undefined} />
      </div>
      {config.kind !== 'site' && (
        <FormGroup
          title={queries.states}
          file={file}
          steps={['data', query]}
          names={stateNames}
          summary={statesSummary(json.objectOf(value))}
        >
          <QueryStates file={file} query={query} />
        </FormGroup>
      )}
      <FormGroup title={queries.usedIn} file={file} steps={['data', query]} names={[]}>
        {parts.length === 0 ? (
          <p className={css.help}>{queries.removeLead(0)}</p>
        ) : (
          <PartList file={file} parts={parts} />
        )}
        <div>
          <PushButton kind="danger" onClick={() => setRemoving(true)}>
            {queries.removeQuery}
          </PushButton>
        </div>
      </FormGroup>
      {isRemoving && <RemoveQuery file={file} query={query} onClose={() => setRemoving(false)} />}
    </>
  );
}
