import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs test files in the order of their paths. By default, the order depends on how long they took last time, so that a
 * file which leaves something to the next one would fail only sometimes.
 */
export class SameOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted(
      (a, b) =>
        order(a) - order(b) || compare(a.project.name, b.project.name) || compare(a.moduleId, b.moduleId),
    );
  }
}

function order({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
