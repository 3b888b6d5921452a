import { isReserved, type QueryDraft } from '../../../config/read/query-draft.ts';
import { canStartPath } from '../../../grammar/string-value.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';

/** Reports names that no query can have, and sources that do not exist or have no code. */
export function queryNameProblems(
  { queries, paging }: { readonly queries: readonly QueryDraft[]; readonly paging?: unknown },
  workspace: Workspace,
): readonly Problem[] {
  return queries.flatMap(({ name, pointer, source }): readonly Problem[] => {
    if (isReserved(name, paging !== undefined)) return [problemAt('reserved-name', pointer, { name }, 'key')];
    return [
      ...(canStartPath(name)
        ? []
        : [problemAt('reserved-name', pointer, { name, isUnreadable: true }, 'key')]),
      ...(source === undefined ? [] : sourceProblems(source, `${pointer}/source`, workspace)),
    ];
  });
}

function sourceProblems(source: string, pointer: string, workspace: Workspace): readonly Problem[] {
  const problem = workspace.code.sources.broken.get(source);
  return [
    ...(problem ? [problemAt('missing-code', pointer, { ...problem, kind: 'source', name: source })] : []),
    ...(workspace.schemas.content.has(source) ? [] : [unknownSource(source, pointer, workspace)]),
  ];
}

export function unknownSource(source: string, pointer: string, { schemas, code }: Workspace): Problem {
  const options = [...schemas.content.keys()];
  const isCoded = code.sources.withoutSchema.has(source);
  return problemAt('unknown-source', pointer, { source, options, isCoded });
}
