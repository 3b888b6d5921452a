import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateFiles } from '../output/generated-files.ts';
import { blockSteps } from './scaffold-block.ts';
import { pageSteps } from './scaffold-page.ts';
import { sourceSteps } from './scaffold-source.ts';
import { GENERATE, ScaffoldRefusal, type ScaffoldStep, type ScaffoldWish } from './scaffold-step.ts';

const stepsOf = { block: blockSteps, source: sourceSteps, page: pageSteps } as const;

export type ScaffoldKind = keyof typeof stepsOf;

/** What a step came to. */
export interface DoneStep {
  /** The file or the command that the recipe names. */
  readonly step: string;
  /** Files below the project that were written or changed. */
  readonly written: readonly string[];
}

/** Reads a file that a step changes; a file that a step makes must not be there. */
function textBefore(root: string, step: ScaffoldStep): string | undefined {
  const file = path.join(root, step.file);
  const isThere = existsSync(file);
  if (step.change === 'make') {
    if (isThere) throw new ScaffoldRefusal(`${step.file} already exists. Choose another name.`);
    return undefined;
  }
  if (!isThere) throw new ScaffoldRefusal(`${step.file} does not exist, so no line can be added to it.`);
  return readFileSync(file, 'utf8');
}

/**
 * Performs the numbered list of a recipe in `docs/recipes/`, in its order. Everything is worked out before the first
 * file is written, so that a refusal leaves the project as it was.
 * Throws ScaffoldRefusal with a sentence where the name is bad or taken.
 */
export async function scaffold(root: string, kind: ScaffoldKind, wish: ScaffoldWish): Promise<DoneStep[]> {
  const steps = stepsOf[kind](root, wish);
  const texts = steps.map((step) => step !== GENERATE && step.text(textBefore(root, step) ?? ''));
  const done: DoneStep[] = [];
  for (const [index, step] of steps.entries()) {
    if (step === GENERATE) {
      done.push({ step: 'npm run generate', written: await generateFiles(root) });
      continue;
    }
    const file = path.join(root, step.file);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, texts[index] || '');
    done.push({ step: step.file, written: [step.file] });
  }
  return done;
}
