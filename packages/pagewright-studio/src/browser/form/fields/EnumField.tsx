import { type Json, json, nodes } from 'pagewright/tooling';
import { Choice } from '../../controls/Choice.tsx';
import { Field } from '../../controls/Field.tsx';
import { FieldGroup } from '../../controls/FieldGroup.tsx';
import { Select } from '../../controls/Select.tsx';
import type { LiteralProps } from '../../field/literal-props.ts';
import { optionLabel } from '../../field/schema-words.ts';
import { formStrings } from '../form-strings.ts';
import css from './fields.module.css';
import { ResetButton } from './ResetButton.tsx';
import { useLiteral } from './use-literal.ts';

/** The most options, and characters of all their labels, that are seen at once. */
const fewOptions = 4;
const fewCharacters = 30;

/** The value of the option for a property that is not set. No enum has it: values are JSON. */
const unset = '';

/** The help of a choice, with a sentence about its value. */
function withValue(help: string, said: string | undefined): string {
  const sentence = said === undefined ? '' : said.slice(0, 1).toUpperCase() + said.slice(1);
  return [help, sentence].filter((each) => each !== '').join(' ');
}

/** A value with what it means, for a choice whose values are seen one below the other. */
function explained(label: string, said: string | undefined): string {
  return said === undefined ? label : `${label}: ${said.replace(/\.$/, '')}`;
}

/** A choice of some values. */
export function EnumField(props: LiteralProps) {
  const { node, label, help = '', isRequired = false, aside } = props;
  const { value, problem, normal, canBeRemoved, set, remove } = useLiteral(props);
  const values = (node && nodes.enumValues(node)) ?? [];
  const descriptions = node && nodes.valueDescriptions(node);
  const described = (each: Json) => descriptions?.get(each);
  const options = values.map((each) => ({
    value: JSON.stringify(each),
    label: optionLabel(each),
    said: described(each),
  }));
  const isKnown = value === undefined || values.some((each) => json.areEqual(each, value));
  const shown = value ?? normal;
  const current = shown === undefined ? unset : JSON.stringify(shown);
  const choose = (option: string) => {
    const chosen: Json | undefined = values.find((each) => JSON.stringify(each) === option);
    if (chosen === undefined) remove();
    else set(chosen);
  };
  const ends = (
    <span className={css.aside}>
      {canBeRemoved && value !== undefined && normal !== undefined && (
        <ResetButton label={label} onReset={remove} />
      )}
      {aside}
    </span>
  );
  const isShort =
    options.length <= fewOptions &&
    options.reduce((sum, option) => sum + option.label.length, 0) <= fewCharacters;
  if (isShort && isKnown && (isRequired || normal !== undefined))
    return (
      <FieldGroup
        label={label}
        help={withValue(help, shown === undefined ? undefined : described(shown))}
        isRequired={isRequired}
        problem={problem}
        aside={ends}
      >
        <div>
          <Choice label={label} options={options} value={current} onChoose={choose} />
        </div>
      </FieldGroup>
    );
  const none = value === undefined && isRequired ? formStrings.choose : formStrings.notSet;
  return (
    <Field label={label} help={help} isRequired={isRequired} problem={problem} aside={ends}>
      {(control) => (
        <Select
          {...control}
          options={[
            ...(normal === undefined && (canBeRemoved || value === undefined)
              ? [{ value: unset, label: none }]
              : []),
            ...(isKnown ? [] : [{ value: current, label: current }]),
            ...options.map(({ value: each, label: name, said }) => {
              const isNormal = each === JSON.stringify(normal);
              return { value: each, label: explained(isNormal ? formStrings.isNormal(name) : name, said) };
            }),
          ]}
          value={current}
          onChoose={choose}
        />
      )}
    </Field>
  );
}
