import type { Diagnostic } from 'pagewright/tooling';
import { useEffect, useRef, useState } from 'react';
import { useStudio } from '../../shell/studio-context.ts';
import { errorsOf } from '../studio-answers.ts';

interface BlockingErrors {
  readonly errors: readonly Diagnostic[];
  /** True until the server has checked the files as they are now. */
  readonly isChecking: boolean;
  /** Why they could not be checked, as a sentence. */
  readonly failure?: string;
}

/** Milliseconds to wait while files are chosen in a row. */
const delay = 120;

/**
 * The errors that keep files from being saved or proposed. The server checks what would be on disk, or in the branch. Until it has
 * answered, these are the errors that the window knows.
 */
export function useBlockingErrors(task: 'save' | 'propose', files: readonly string[]): BlockingErrors {
  const studio = useStudio();
  const current = useRef(studio);
  current.current = studio;
  const { diagnostics, isChecked, texts } = studio.state;
  const [found, setFound] = useState<BlockingErrors>(() => ({
    errors: isChecked
      ? diagnostics.filter(({ severity, file }) => severity === 'error' && files.includes(file))
      : [],
    isChecking: true,
  }));
  const key = JSON.stringify(files);
  useEffect(() => {
    // Each change of a text asks again.
    void texts;
    const names: readonly string[] = JSON.parse(key);
    let isCurrent = true;
    const answer = (result: BlockingErrors) => {
      if (isCurrent) setFound(result);
    };
    setFound((before) => ({ errors: before.errors, isChecking: true }));
    const timer = setTimeout(() => {
      if (names.length === 0) return answer({ errors: [], isChecking: false });
      errorsOf(current.current, task, names).then(
        (errors) => answer({ errors, isChecking: false }),
        (error: Error) => answer({ errors: [], isChecking: false, failure: error.message }),
      );
    }, delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, texts, task]);
  return found;
}
