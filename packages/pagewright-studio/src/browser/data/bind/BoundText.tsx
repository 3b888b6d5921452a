import { configs } from 'pagewright/tooling';
import { Field } from '../../controls/Field.tsx';
import type { FieldProps } from '../../field/field-props.ts';
import { useField } from '../../field/use-field.ts';
import { problemTexts } from '../../problems/problem-texts.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { lossOf } from '../values/binding-loss.ts';
import { LossText } from '../values/LossText.tsx';
import css from './BoundText.module.css';
import { mayLack } from './bindable-place.ts';
import { TextWithValues } from './TextWithValues.tsx';

interface BoundTextProps extends FieldProps {
  readonly text: string;
  readonly isInserting: boolean;
  readonly onInserted: () => void;
  readonly startsFocused: boolean;
  readonly onFocus: (isFocused: boolean) => void;
}

/** A text that contains values of content. */
export function BoundText({
  file,
  steps,
  label,
  help,
  isRequired = false,
  aside,
  text,
  ...editing
}: BoundTextProps) {
  const { site } = useStudio().state;
  const { place, problems, set } = useField(file, steps);
  const config = configs.read(site, file);
  return (
    <Field label={label} help={help} isRequired={isRequired} problem={problemTexts(problems)} aside={aside}>
      {(control) => (
        <>
          <TextWithValues
            {...editing}
            file={file}
            steps={steps}
            label={label}
            value={text}
            roots={place.roots}
            control={control}
            onText={(typed, isTyped) =>
              set(typed, isTyped ? strings.form.change(label) : strings.data.insert(label), isTyped)
            }
          />
          {config && mayLack(text, place.roots) && (
            <p className={css.lack}>
              {strings.data.textMayLack} <LossText file={file} loss={lossOf(site, config, steps)} />
            </p>
          )}
        </>
      )}
    </Field>
  );
}
