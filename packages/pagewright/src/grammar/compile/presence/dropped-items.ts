import { problemAt } from '../../../schema/value-problem.ts';
import type { CompiledValue, Context, WeakBinding } from '../compile-types.ts';
import { mayBeMissing } from '../presence.ts';

/** Warns about bindings that may drop an array item, once for each binding. */
export function warnAboutDrops(weakest: readonly WeakBinding[], { problems }: Context): void {
  for (const { pointer, path, because } of weakest) {
    const isReported = problems.some(
      ({ code, pointer: reported, data }) =>
        code === 'may-drop-item' && reported === pointer && data.path === path,
    );
    if (!isReported && because !== 'accepted')
      problems.push(problemAt('may-drop-item', pointer, { path, because }));
  }
}

/** Warns about bindings that may drop an array item although its query has succeeded. */
export function warnAboutItemDrops({ presence, weakest }: CompiledValue, context: Context): void {
  if (mayBeMissing(presence)) warnAboutDrops(weakest, context);
}
