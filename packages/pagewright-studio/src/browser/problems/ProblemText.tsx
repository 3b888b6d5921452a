import { checks, type Diagnostic } from 'pagewright/tooling';
import { useMemo } from 'react';
import { PushButton } from '../controls/PushButton.tsx';
import { focusField } from '../reveal/wanted-field.ts';
import { editFile, useStudio } from '../shell/studio-context.ts';
import css from './ProblemText.module.css';
import { problemStrings } from './problem-strings.ts';

interface ProblemTextProps {
  readonly diagnostic: Diagnostic;
  /** Moves the focus after a fix, because the button disappears with the problem. By default, the focus moves to the field. */
  readonly onFixed?: () => void;
}

/** A diagnostic in the words of the check, with a button for each of its fixes. */
export function ProblemText({
  diagnostic,
  onFixed = () => focusField(diagnostic.file, diagnostic.pointer),
}: ProblemTextProps) {
  const studio = useStudio();
  const { isChecked, site } = studio.state;
  const { message, repair } = checks.messageFor(diagnostic);
  // Positions belong to the text that was checked.
  const fixes = useMemo(
    () => (isChecked ? checks.fixesOf(diagnostic, site.workspace) : []),
    [diagnostic, isChecked, site.workspace],
  );
  return (
    <div className={css.problem}>
      <p>
        {message} {repair}
      </p>
      {fixes
        .filter(({ newName, folder }) => newName === undefined && folder === undefined)
        .map((fix) => (
          <PushButton
            key={fix.title}
            onClick={() => {
              editFile(studio, fix.file, fix.title, fix.edits);
              studio.announce(problemStrings.fixed(fix.title));
              onFixed();
            }}
          >
            {fix.title}
          </PushButton>
        ))}
    </div>
  );
}
