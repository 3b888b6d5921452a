import { checks, type Diagnostic } from 'pagewright/tooling';
import type { ReactNode } from 'react';
import { Callout } from '../../controls/Callout.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { publishStrings } from '../publish-strings.ts';
import css from './BlockingErrors.module.css';

interface BlockingErrorsProps {
  readonly title: string;
  readonly errors: readonly Diagnostic[];
  /** Leads to the place of an error. */
  readonly onShow: (error: Diagnostic) => void;
  /** What can be done instead of correcting them. */
  readonly actions?: ReactNode;
}

/** More errors than a person reads before they correct the first. */
const mostErrors = 8;

/** The errors that keep files from being saved or proposed, each with a button that leads to its place. */
export function BlockingErrors({ title, errors, onShow, actions }: BlockingErrorsProps) {
  if (errors.length === 0) return null;
  return (
    <Callout kind="error">
      <div className={css.errors}>
        <p className={css.title}>{title}</p>
        <ul className={css.list}>
          {errors.slice(0, mostErrors).map((error) => (
            <li
              key={`${error.file} ${error.pointer} ${error.code} ${error.range.line}`}
              className={css.error}
            >
              <span>
                <code>{publishStrings.place(error.file, error.range.line)}</code>{' '}
                {checks.messageFor(error).message}
              </span>
              <PushButton
                aria-label={`${publishStrings.show}: ${publishStrings.place(error.file, error.range.line)}`}
                onClick={() => onShow(error)}
              >
                {publishStrings.show}
              </PushButton>
            </li>
          ))}
        </ul>
        {errors.length > mostErrors && <p>{publishStrings.moreErrors(errors.length - mostErrors)}</p>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </Callout>
  );
}
