import type { BlockDraft } from '../../../config/read/block-draft.ts';
import type { Schemas } from '../../../config/schemas/schemas.ts';
import { isVersion, versionOf, writtenVersion } from '../../../config/schemas/written-versions.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
/** Reports a block that is written for another version of its type: an older one, or one that does not exist. */
export function versionProblem(
  { type, version, pointer }: BlockDraft,
  schemas: Schemas,
): Problem | undefined {
  if (type === undefined) return undefined;
  const current = versionOf(schemas.blocks.get(type));
  const found = writtenVersion({ version }, type, schemas.written);
  if (found === current) return undefined;
  const at = `${pointer}/${isVersion(version) ? 'version' : 'type'}`;
  return found < current
    ? problemAt('old-version', at, { type, found, current })
    : problemAt('number-range', at, { found, max: current });
}
