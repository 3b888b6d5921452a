import { type ConfigText, configs, type JsonObject, type SchemaNode, urls } from 'pagewright/tooling';
import { useState } from 'react';
import { Field } from '../../controls/Field.tsx';
import { Select } from '../../controls/Select.tsx';
import { TextInput } from '../../controls/TextInput.tsx';
import { helpOf } from '../../field/help-text.ts';
import { labelOf } from '../../field/schema-words.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { dataStrings } from '../data-strings.ts';
import css from './QueryParams.module.css';
import { paramsShape, typedParam } from './query-params.ts';

interface QueryParamsProps {
  readonly config: ConfigText;
  readonly source: string;
  readonly params: JsonObject;
  readonly onChange: (params: JsonObject) => void;
}

/** The params that a source requires, for a query that does not exist yet. All others can be set in its form. */
export function QueryParams({ config, source, params, onChange }: QueryParamsProps) {
  const { state } = useStudio();
  const { properties, required } = paramsShape(state.site, source);
  return [...properties]
    .filter(([name]) => required.has(name))
    .map(([name, node]) => (
      <ParamField
        key={`${source} ${name}`}
        label={labelOf(name, node)}
        node={node}
        routeParams={urls.paramNames(configs.routesOf(config)[0] ?? '/')}
        value={params[name]}
        onChange={(value) => {
          const { [name]: _, ...others } = params;
          onChange(value === undefined ? others : { ...others, [name]: value });
        }}
      />
    ));
}

interface ParamFieldProps {
  readonly label: string;
  readonly node: SchemaNode;
  readonly routeParams: readonly string[];
  readonly value: JsonObject[string] | undefined;
  readonly onChange: (value: JsonObject[string] | undefined) => void;
}

const typed = '';

function ParamField({ label, node, routeParams, value, onChange }: ParamFieldProps) {
  const [text, setText] = useState('');
  const from = routeParams.find((param) => value === `{route.${param}}`) ?? typed;
  const { queries, switch: sides } = dataStrings;
  return (
    <Field label={label} help={helpOf(node, label)} isRequired>
      {(control) => (
        <div className={css.param}>
          {routeParams.length > 0 && (
            <Select
              aria-label={label}
              value={from}
              options={[
                ...routeParams.map((param) => ({ value: param, label: queries.fromRoute(param) })),
                { value: typed, label: sides.typed },
              ]}
              onChoose={(param) => onChange(param === typed ? typedParam(text, node) : `{route.${param}}`)}
            />
          )}
          {from === typed && (
            <TextInput
              {...control}
              value={text}
              onText={(next) => {
                setText(next);
                onChange(typedParam(next, node));
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
