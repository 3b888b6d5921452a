import { json } from 'pagewright/tooling';
import { BindableField } from '../../../data/BindableField.tsx';
import type { FieldProps } from '../../../field/field-props.ts';
import { fieldStrings } from '../../../field/field-strings.ts';
import { inSentence } from '../../../field/schema-words.ts';
import { useField } from '../../../field/use-field.ts';
import { problemTexts } from '../../../problems/problem-texts.tsx';
import { pickerStrings } from '../../picker-strings.ts';
import css from './AltTextInput.module.css';
import { AltTextInput } from './AltTextInput.tsx';

/** The alternative text of an image, which may come from content. */
export function AltTextField({ file, steps }: Pick<FieldProps, 'file' | 'steps'>) {
  const { label } = pickerStrings.alt;
  const { place, problems, set, remove } = useField(file, steps);
  const changed = fieldStrings.change(inSentence(label));
  return (
    <div data-pointer={json.pointerOf(steps)} className={css.alt}>
      <BindableField
        file={file}
        steps={steps}
        label={label}
        literal={(aside) => (
          <AltTextInput
            label={label}
            value={json.stringIn(place.value)}
            aside={aside}
            problem={problemTexts(problems)}
            onChange={(alt) => (alt === undefined ? remove(changed, true) : set(alt, changed, alt !== ''))}
          />
        )}
      />
    </div>
  );
}
