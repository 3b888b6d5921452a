import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';

/** Keys that `_site.json` had in earlier versions, and where their values belong now. */
const moved: ReadonlyMap<string, string> = new Map([
  ['imageOrigins', 'policy.images in pagewright.config.ts'],
]);

/** Says of a key that has moved where it belongs, in place of reporting it as unknown. */
export function withMovedKeys(problems: readonly Problem[]): readonly Problem[] {
  return problems.map((each) => {
    const to = each.code === 'unknown-key' && moved.get(each.pointer.slice(1));
    return to && each.code === 'unknown-key'
      ? problemAt('moved-key', each.pointer, { key: each.data.key, to }, 'key')
      : each;
  });
}
