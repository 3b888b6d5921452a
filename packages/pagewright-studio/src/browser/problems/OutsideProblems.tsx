import type { Steps } from 'pagewright/tooling';
import { useStudio } from '../shell/studio-context.ts';
import { ProblemBox } from './ProblemBox.tsx';
import { problemsOutside } from './problems-at.ts';

interface OutsideProblemsProps {
  readonly file: string;
  readonly steps: Steps;
  /** The properties of the object whose problems are shown elsewhere. */
  readonly names: readonly string[];
}

/** What is wrong with an object, or in it, that none of its fields shows. */
export function OutsideProblems({ file, steps, names }: OutsideProblemsProps) {
  const { diagnostics } = useStudio().state;
  return <ProblemBox problems={problemsOutside(diagnostics, file, steps, new Set(names))} />;
}
