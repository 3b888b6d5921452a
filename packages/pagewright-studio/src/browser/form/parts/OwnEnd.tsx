import { PushButton } from '../../controls/PushButton.tsx';
import css from '../../field/FormGroup.module.css';
import { useField } from '../../field/use-field.ts';
import { ProblemBox } from '../../problems/ProblemBox.tsx';
import { formStrings } from '../form-strings.ts';

const end = ['end'];

/** Whether a page ends with the sections of all pages, or with its own. */
export function OwnEnd({ file }: { readonly file: string }) {
  const { place, problems, set, remove } = useField(file, end);
  const isOwn = place.value !== undefined;
  return (
    <div data-pointer="/end" className={css.fields}>
      <p className={css.empty}>{isOwn ? formStrings.ownEndHelp : formStrings.sharedEndHelp}</p>
      <ProblemBox problems={problems} />
      <div>
        {isOwn ? (
          <PushButton onClick={() => remove(formStrings.useSharedEnd)}>{formStrings.useSharedEnd}</PushButton>
        ) : (
          <PushButton onClick={() => set([], formStrings.useOwnEnd)}>{formStrings.useOwnEnd}</PushButton>
        )}
      </div>
    </div>
  );
}
