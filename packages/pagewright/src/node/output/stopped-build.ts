import { ExplainedError } from '../../pipeline/explained-error.ts';

/** Thrown by a build that has replaced nothing, because its result would be worse than the published site. */
export class StoppedBuildError extends ExplainedError {
  /** The printed warnings of the build, which may explain why. */
  readonly warnings: readonly string[];

  constructor(message: string, warnings: readonly string[]) {
    super(message);
    this.warnings = warnings;
  }
}
