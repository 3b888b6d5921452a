import { CheckField } from '../../controls/CheckField.tsx';
import type { LiteralProps } from '../../field/literal-props.ts';
import { useLiteral } from './use-literal.ts';

/** Yes or no. An optional property is removed if it would only repeat its default. */
export function BooleanField(props: LiteralProps) {
  const { label, help, aside } = props;
  const { value, problem, normal = false, canBeRemoved, set, remove } = useLiteral(props);
  return (
    <CheckField
      label={label}
      help={help}
      problem={problem}
      aside={aside}
      isChecked={value === undefined ? normal === true : value === true}
      onCheck={(isChecked) => (canBeRemoved && isChecked === normal ? remove() : set(isChecked))}
    />
  );
}
