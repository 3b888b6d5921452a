import { configs } from 'pagewright/tooling';
import { Field } from '../../controls/Field.tsx';
import type { FieldProps } from '../../field/field-props.ts';
import { fieldStrings } from '../../field/field-strings.ts';
import { useField } from '../../field/use-field.ts';
import { problemTexts } from '../../problems/problem-texts.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { dataStrings } from '../data-strings.ts';
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
              set(typed, isTyped ? fieldStrings.change(label) : dataStrings.insert(label), isTyped)
            }
          />
          {config && mayLack(text, place.roots) && (
            <p className={css.lack}>
              {dataStrings.textMayLack} <LossText file={file} loss={lossOf(site, config, steps)} />
            </p>
          )}
        </>
      )}
    </Field>
  );
}
