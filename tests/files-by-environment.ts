import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsDocument = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom');

/** Runs the files that need a document last: a process is only shared by files in a row that need the same environment. */
export class FilesByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const last = new Set(sorted.filter(needsDocument));
    return [...sorted.filter((file) => !last.has(file)), ...last];
  }
}
