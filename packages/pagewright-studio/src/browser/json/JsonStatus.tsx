import { CircleAlert } from 'lucide-react';
import { checks, type Diagnostic } from 'pagewright/tooling';
import { useMemo } from 'react';
import { PushButton } from '../controls/PushButton.tsx';
import { editFile, useStudio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';
import css from './JsonEditor.module.css';
import { jsonStrings } from './json-strings.ts';

/** Where the cursor is, and the diagnostics of its line. */
export interface JsonPosition {
  readonly line: number;
  readonly column: number;
  readonly problems: readonly Diagnostic[];
}

interface JsonStatusProps {
  readonly position: JsonPosition;
  /** How many problems the file has. */
  readonly count: number;
  readonly onNext: () => void;
  readonly onFixed: () => void;
}

/** The problems of the line with the cursor, with their fixes, for people who cannot point at a mark. */
export function JsonStatus({
  position: { line, column, problems },
  count,
  onNext,
  onFixed,
}: JsonStatusProps) {
  const { state } = useStudio();
  return (
    <div className={css.status}>
      <div role="status">
        {problems.length > 0 && (
          <ul className={css.problems}>
            {problems.map((problem) => (
              <Problem key={`${problem.code} ${problem.pointer}`} problem={problem} onFixed={onFixed} />
            ))}
          </ul>
        )}
      </div>
      <div className={css.line}>
        <span>{jsonStrings.position(line, column)}</span>
        <span className={css.count}>
          {state.isChecked
            ? count > 0
              ? strings.problems(count)
              : jsonStrings.noProblems
            : jsonStrings.checking}
        </span>
        {count > 0 && (
          <PushButton kind="quiet" title="F8" onClick={onNext}>
            {jsonStrings.next}
          </PushButton>
        )}
      </div>
    </div>
  );
}

function Problem({ problem, onFixed }: { readonly problem: Diagnostic; readonly onFixed: () => void }) {
  const studio = useStudio();
  const { isChecked, site } = studio.state;
  const { message, repair } = checks.messageFor(problem);
  // Positions belong to the text that was checked.
  const fixes = useMemo(
    () => (isChecked ? checks.fixesOf(problem, site.workspace) : []),
    [problem, isChecked, site.workspace],
  );
  return (
    <li className={css.problem} data-severity={problem.severity}>
      <CircleAlert size={14} aria-hidden />
      <span>
        {message} {repair}
      </span>
      {fixes
        .filter(({ newName, folder }) => newName === undefined && folder === undefined)
        .map(({ title, file, edits }) => (
          <PushButton
            key={title}
            onClick={() => {
              editFile(studio, file, title, edits);
              onFixed();
            }}
          >
            {title}
          </PushButton>
        ))}
    </li>
  );
}
