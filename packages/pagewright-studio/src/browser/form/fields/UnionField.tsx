import { useEffect, useRef, useState } from 'react';
import { Choice } from '../../controls/Choice.tsx';
import { Select } from '../../controls/Select.tsx';
import type { LiteralProps } from '../../field/literal-props.ts';
import { asOption, chosenOption, unionOptions } from '../../field/union-options.ts';
import { LiteralField } from '../../field/ValueField.tsx';
import { formStrings } from '../form-strings.ts';
import css from './fields.module.css';
import { JsonField } from './JsonField.tsx';
import { useLiteral } from './use-literal.ts';

/** Up to this number, all alternatives are seen at once. */
const fewOptions = 3;

/** A value that may have one of several forms: a choice of them, and the field of the chosen one. */
export function UnionField(props: LiteralProps) {
  const { node, label, aside } = props;
  const { value, set } = useLiteral(props);
  const options = node ? unionOptions(node) : [];
  const [picked, setPicked] = useState(0);
  const element = useRef<HTMLDivElement>(null);
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    if (!isChosen) return;
    setChosen(false);
    // The choice is a part of the field. The new field has a new choice, which needs the focus.
    element.current?.querySelector<HTMLElement>('[data-forms] :is(input:checked, select)')?.focus();
  }, [isChosen]);
  const index = value === undefined ? picked : chosenOption(value, options);
  const option = index === undefined ? undefined : options[index];
  const choose = (chosen: number) => {
    const next = options[chosen];
    setPicked(chosen);
    setChosen(true);
    if (next && value !== undefined) set(asOption(value, next.node));
  };
  const choices = options.map((each, at) => ({ value: String(at), label: each.label }));
  const name = formStrings.formOf(label);
  const ends = (
    <span className={css.aside} data-forms="">
      {options.length <= fewOptions ? (
        <Choice
          label={name}
          options={choices}
          value={index === undefined ? undefined : String(index)}
          onChoose={(chosen) => choose(Number(chosen))}
        />
      ) : (
        <Select
          aria-label={name}
          options={[...(option ? [] : [{ value: '', label: formStrings.choose }]), ...choices]}
          value={index === undefined ? '' : String(index)}
          onChoose={(chosen) => choose(Number(chosen))}
        />
      )}
      {aside}
    </span>
  );
  return (
    <div ref={element}>
      {option ? (
        <LiteralField {...props} node={option.node} aside={ends} />
      ) : (
        <JsonField {...props} aside={ends} />
      )}
    </div>
  );
}
