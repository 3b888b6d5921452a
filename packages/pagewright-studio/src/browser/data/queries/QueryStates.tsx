import { configs, json } from 'pagewright/tooling';
import { Choice } from '../../controls/Choice.tsx';
import { Field } from '../../controls/Field.tsx';
import { Select } from '../../controls/Select.tsx';
import { useField } from '../../field/use-field.ts';
import { ValueField } from '../../field/ValueField.tsx';
import { problemTexts } from '../../problems/problem-texts.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { dataStrings } from '../data-strings.ts';
import css from './QueryStates.module.css';

interface QueryStatesProps {
  readonly file: string;
  readonly query: string;
}

const views = ['site', 'bar', 'spinner', 'placeholder'] as const;

/** What is shown while a query loads, when it fails and when it finds nothing, and when its content is read again. */
export function QueryStates({ file, query }: QueryStatesProps) {
  const { state } = useStudio();
  const steps = ['data', query];
  const { queries } = dataStrings;
  const { failed } = json.objectOf(useField(file, steps).place.value);
  return (
    <>
      <Loading file={file} query={query} />
      <fieldset className={css.group}>
        <legend className={css.legend}>{queries.fail}</legend>
        <ValueField file={file} steps={[...steps, 'failed', 'title']} label={queries.failTitle} />
        <ValueField file={file} steps={[...steps, 'failed', 'retry']} label={queries.failRetry} />
        <Fallback file={file} query={query} />
        {json.objectOf(failed).fallback !== undefined && (
          <ValueField
            file={file}
            steps={[...steps, 'failed', 'notice']}
            label={queries.failNotice}
            help={queries.noticeHelp(state.project.contentName)}
          />
        )}
      </fieldset>
      <ValueField
        file={file}
        steps={[...steps, 'empty', 'title']}
        label={queries.empty}
        help={queries.emptyHelp}
      />
      <Refresh file={file} query={query} />
    </>
  );
}

function Loading({ file, query }: QueryStatesProps) {
  const steps = ['data', query, 'loading'];
  const { place, problems, set, remove } = useField(file, steps);
  const { queries } = dataStrings;
  const { view } = json.objectOf(place.value);
  const value = place.value === undefined ? 'site' : (views.find((each) => each === view) ?? 'bar');
  const choose = (chosen: (typeof views)[number]) => {
    if (chosen === 'site') remove(queries.changeLoading);
    else if (chosen === 'bar') set({ view: chosen }, queries.changeLoading);
    else if (chosen === 'spinner') set({ view: chosen, text: queries.spinnerText }, queries.changeLoading);
    else set({ view: chosen, images: 1 }, queries.changeLoading);
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{queries.loading}</legend>
      <Choice
        label={queries.loading}
        value={value}
        options={views.map((each) => ({ value: each, label: queries.loadings[each] }))}
        onChoose={choose}
      />
      <p className={css.help}>{queries.loadingHelp[value]}</p>
      {problemTexts(problems)}
      {value === 'spinner' && (
        <ValueField file={file} steps={[...steps, 'text']} label={queries.loadingText} />
      )}
      {value === 'placeholder' && (
        <ValueField file={file} steps={[...steps, 'images']} label={queries.loadingImages} />
      )}
    </fieldset>
  );
}

function Fallback({ file, query }: QueryStatesProps) {
  const { state } = useStudio();
  const { place, problems, set, remove } = useField(file, ['data', query, 'failed', 'fallback']);
  const { source } = json.objectOf(useField(file, ['data', query]).place.value);
  const { queries } = dataStrings;
  const names = configs
    .all(state.site, 'fallback')
    .flatMap((each) => (each.value.source === source ? (configs.nameOf(each.file) ?? []) : []));
  const value = typeof place.value === 'string' ? place.value : '';
  if (names.length === 0 && value === '') return null;
  return (
    <Field label={queries.fallback} help={queries.fallbackHelp} problem={problemTexts(problems)}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={[
            { value: '', label: queries.noFallback },
            ...[...new Set([...names, ...(value === '' ? [] : [value])])].map((name) => ({
              value: name,
              label: name,
            })),
          ]}
          onChoose={(name) =>
            name === '' ? remove(queries.changeFallback) : set(name, queries.changeFallback)
          }
        />
      )}
    </Field>
  );
}

const refreshes = ['visit', 'build'] as const;

function Refresh({ file, query }: QueryStatesProps) {
  const { place, problems, set, remove } = useField(file, ['data', query, 'refresh']);
  const { queries } = dataStrings;
  const value = place.value === 'build' ? 'build' : 'visit';
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{queries.refresh}</legend>
      <Choice
        label={queries.refresh}
        value={value}
        options={refreshes.map((each) => ({ value: each, label: queries.refreshes[each] }))}
        onChoose={(chosen) =>
          chosen === 'visit' ? remove(queries.changeRefresh) : set(chosen, queries.changeRefresh)
        }
      />
      <p className={css.help}>{queries.refreshHelp[value]}</p>
      {problemTexts(problems)}
    </fieldset>
  );
}
