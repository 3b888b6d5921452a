import { type ConfigText, configs, json, type Steps } from 'pagewright/tooling';
import { useState } from 'react';
import { Choice } from '../../controls/Choice.tsx';
import { FieldGroup } from '../../controls/FieldGroup.tsx';
import { fieldStrings } from '../../field/field-strings.ts';
import { inSentence } from '../../field/schema-words.ts';
import { useField } from '../../field/use-field.ts';
import { problemTexts } from '../../problems/problem-texts.tsx';
import { problemsIn, problemsOn } from '../../problems/problems-at.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { formStrings } from '../form-strings.ts';
import { type Limit, limitedParams, limits, limitValues, withLimit } from '../rules/page-limits.ts';
import { CheckedValues } from './CheckedValues.tsx';

interface LimitFieldsProps {
  readonly file: string;
  /** The steps to the section. */
  readonly steps: Steps;
}

/** On which pages of a route with params a section is shown. Nothing for other pages, unless the config says something about it. */
export function LimitFields({ file, steps }: LimitFieldsProps) {
  const config = configs.read(useStudio().state.site, file);
  if (!config) return null;
  const names = configs.paramKeys([...steps, 'only'], config) ?? [];
  return limitedParams(config.value, steps, names).map((param) => (
    <ParamLimit key={param} config={config} steps={steps} param={param} />
  ));
}

interface ParamLimitProps {
  readonly config: ConfigText;
  readonly steps: Steps;
  readonly param: string;
}

/** The values of a param for which a section is shown: all, only some, or all but some. */
function ParamLimit({ config, steps, param }: ParamLimitProps) {
  const { diagnostics } = useStudio().state;
  const { file, value } = config;
  const fields = { only: useField(file, [...steps, 'only']), except: useField(file, [...steps, 'except']) };
  const [picked, setPicked] = useState<Limit | 'all'>('all');
  const written = limits.filter((limit) => limitValues(value, steps, limit, param).length > 0);
  const shown = written.length > 0 ? written : picked === 'all' ? [] : [picked];
  const label = formStrings.limits.label(param);
  const change = fieldStrings.change(inSentence(formStrings.visibility));
  const write = (limit: Limit, values: readonly string[]) => {
    const next = withLimit(value, steps, limit, param, values);
    if (next) fields[limit].set(next, change);
    else fields[limit].remove(change);
  };
  const choose = (mode: Limit | 'all') => {
    setPicked(mode);
    const [before] = written;
    const values = before ? limitValues(value, steps, before, param) : [];
    if (!before || mode === before) return;
    write(before, []);
    if (mode !== 'all') write(mode, values);
  };
  const problems = limits.flatMap((limit) => [
    ...problemsOn(diagnostics, file, [...steps, limit]),
    ...problemsIn(diagnostics, file, [...steps, limit, param]),
  ]);
  return (
    <div data-pointer={json.pointerOf([...steps, shown[0] ?? 'only'])}>
      <FieldGroup label={label} problem={problemTexts(problems)}>
        {written.length < limits.length && (
          <div>
            <Choice
              label={label}
              options={(['all', ...limits] as const).map((mode) => ({
                value: mode,
                label: formStrings.limits[mode],
              }))}
              value={shown[0] ?? 'all'}
              onChoose={choose}
            />
          </div>
        )}
        {shown.map((limit) => {
          const chosen = limitValues(value, steps, limit, param);
          return (
            <CheckedValues
              key={limit}
              label={formStrings.limits.of(limit, param)}
              values={[...new Set([...configs.listedValues(config, param), ...chosen])]}
              chosen={chosen}
              onChoose={(values) => write(limit, values)}
            />
          );
        })}
      </FieldGroup>
    </div>
  );
}
