import { json, type Steps } from 'pagewright/tooling';
import css from '../../field/FormGroup.module.css';
import { FormGroup } from '../../field/FormGroup.tsx';
import { fieldKind } from '../../field/field-kind.ts';
import { helpOf } from '../../field/help-text.ts';
import { labelOf } from '../../field/schema-words.ts';
import { useField } from '../../field/use-field.ts';
import { ValueField } from '../../field/ValueField.tsx';
import { ObjectFields } from '../fields/objects/ObjectFields.tsx';
import { groupSummary } from '../rules/config-groups.ts';

interface PropertyGroupProps {
  readonly file: string;
  readonly name: string;
  /** True for a group that cannot be closed, because the config has no other. */
  readonly isAlone: boolean;
}

const root: Steps = [];

/** A large property of a config in a group of its own, with a line that says what is in it. */
export function PropertyGroup({ file, name, isAlone }: PropertyGroupProps) {
  const whole = useField(file, root).place;
  const steps = [name];
  const { value, node } = useField(file, steps).place;
  const label = labelOf(name, node);
  const help = helpOf(node, label);
  const isObject = node !== undefined && fieldKind(node) === 'object';
  return (
    <FormGroup
      title={label}
      file={file}
      steps={root}
      names={[name]}
      {...(isAlone ? {} : { summary: groupSummary(value, node, label) })}
    >
      {isObject && help !== undefined && <p className={css.empty}>{help}</p>}
      {isObject ? (
        <ObjectFields file={file} steps={steps} node={node} />
      ) : name in json.objectOf(whole.value) ? (
        <ValueField file={file} steps={steps} label={label} help={help} isLabelHidden />
      ) : (
        whole.node && (
          <ObjectFields
            file={file}
            steps={root}
            node={whole.node}
            isReported
            isShown={(each) => each === name}
          />
        )
      )}
    </FormGroup>
  );
}
