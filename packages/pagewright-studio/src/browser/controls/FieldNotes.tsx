import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './FieldNotes.module.css';

/** What there is to say about a field besides its label. */
export interface FieldNotesProps {
  readonly help?: ReactNode;
  /** What is wrong, in the words of the check, with its fixes. */
  readonly problem?: ReactNode;
}

/** The value of `aria-describedby` that names the notes of a field. */
export function describedBy(id: string, { help, problem }: FieldNotesProps): string | undefined {
  return [help && `${id}-help`, problem && `${id}-problem`].filter((each) => each).join(' ') || undefined;
}

/** The help of a field, and its problem. @param id the id for {@link describedBy} */
export function FieldNotes({ id, help, problem }: FieldNotesProps & { readonly id: string }) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      {problem && <ProblemNote id={`${id}-problem`}>{problem}</ProblemNote>}
    </>
  );
}

/** A problem with the mark of an error. */
export function ProblemNote({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <div id={id} className={css.problem}>
      <CircleAlert size={14} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
