import { fixesOf } from '../../check/fixes/fixes-of.ts';
import { messageFor } from '../../check/messages/catalogue.ts';
import type { Diagnostic } from '../../check/messages/diagnostic.ts';
import { PushButton } from '../controls/PushButton.tsx';
import { editFile, useStudio } from '../shell/studio-context.ts';
import css from './ProblemText.module.css';

/** A diagnostic in the words of the check, with a button for each of its fixes. */
export function ProblemText({ diagnostic }: { readonly diagnostic: Diagnostic }) {
  const studio = useStudio();
  const { message, repair } = messageFor(diagnostic);
  // Positions are those of the text that was checked.
  const fixes = studio.state.isChecked ? fixesOf(diagnostic, studio.state.site.workspace) : [];
  return (
    <div className={css.problem}>
      <p>
        {message} {repair}
      </p>
      {fixes
        .filter(({ newName }) => newName === undefined)
        .map((fix) => (
          <PushButton key={fix.title} onClick={() => editFile(studio, fix.file, fix.title, fix.edits)}>
            {fix.title}
          </PushButton>
        ))}
    </div>
  );
}
