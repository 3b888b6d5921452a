import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateFiles } from '../output/generated-files.ts';
import { blockSteps } from './scaffold-block.ts';
import { pageSteps } from './scaffold-page.ts';
import { sourceSteps } from './scaffold-source.ts';
import { GENERATE, ScaffoldError, type ScaffoldOptions } from './scaffold-step.ts';

const stepsOf = { block: blockSteps, source: sourceSteps, page: pageSteps } as const;

export type ScaffoldKind = keyof typeof stepsOf;

/** The result of a step. */
interface DoneStep {
  /** The file or the command that the recipe names. */
  readonly step: string;
  /** Files that were written, relative to the project. */
  readonly written: readonly string[];
  /** What the step could not do, and how to make it possible. */
  readonly lacking?: string;
}

/**
 * Performs the steps of a recipe in `docs/recipes/`. Throws ScaffoldError before it writes the first file if the name
 * is invalid or taken.
 */
export async function scaffold(
  root: string,
  kind: ScaffoldKind,
  options: ScaffoldOptions,
): Promise<DoneStep[]> {
  const steps = await stepsOf[kind](root, options);
  for (const step of steps) {
    if (step !== GENERATE && step.isNew && existsSync(path.join(root, step.file)))
      throw new ScaffoldError(`${step.file} already exists. Choose another name.`);
  }
  const done: DoneStep[] = [];
  for (const step of steps) {
    if (step === GENERATE) {
      const { removed: _, ...result } = await generateFiles(root);
      done.push({ step: 'npm run generate', ...result });
      continue;
    }
    const file = path.join(root, step.file);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, step.text);
    done.push({ step: step.file, written: [step.file] });
  }
  return done;
}
