import { PushButton } from '../../controls/PushButton.tsx';
import css from '../../field/FormGroup.module.css';
import { useField } from '../../field/use-field.ts';
import { ProblemBox } from '../../problems/ProblemBox.tsx';
import { strings } from '../../strings.ts';

const end = ['end'];

/** Whether a page ends with the sections of all pages, or with its own. */
export function OwnEnd({ file }: { readonly file: string }) {
  const { place, problems, set, remove } = useField(file, end);
  const isOwn = place.value !== undefined;
  return (
    <div data-pointer="/end" className={css.fields}>
      <p className={css.empty}>{isOwn ? strings.form.ownEndHelp : strings.form.sharedEndHelp}</p>
      <ProblemBox problems={problems} />
      <div>
        {isOwn ? (
          <PushButton onClick={() => remove(strings.form.useSharedEnd)}>
            {strings.form.useSharedEnd}
          </PushButton>
        ) : (
          <PushButton onClick={() => set([], strings.form.useOwnEnd)}>{strings.form.useOwnEnd}</PushButton>
        )}
      </div>
    </div>
  );
}
