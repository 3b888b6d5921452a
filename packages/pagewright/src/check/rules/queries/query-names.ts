import { isReserved, type QueryDraft } from '../../../config/read/query-draft.ts';
import { canStartPath } from '../../../grammar/string-value.ts';
import type { Problem } from '../../diagnostics/diagnostic.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';

/** Reports names that no query can have, and sources that do not exist or have no code. */
export function queryNameProblems(
  { queries, paging }: { readonly queries: readonly QueryDraft[]; readonly paging?: unknown },
  workspace: Workspace,
): readonly Problem[] {
  return queries.flatMap((query): readonly Problem[] => {
    const { name, pointer } = query;
    const at = { code: 'reserved-name', pointer, on: 'key' } as const;
    if (isReserved(name, paging !== undefined)) return [{ ...at, data: { name } }];
    return [
      ...(canStartPath(name) ? [] : [{ ...at, data: { name, isUnreadable: true as const } }]),
      ...sourceProblems(query, workspace),
    ];
  });
}

function sourceProblems({ source, pointer }: QueryDraft, { schemas, code }: Workspace): readonly Problem[] {
  if (source === undefined) return [];
  const at = { pointer: `${pointer}/source`, on: 'value' } as const;
  const problem = code.sources.broken.get(source);
  const isCoded = code.sources.withoutSchema.has(source);
  const options = [...schemas.content.keys()];
  return [
    ...(problem
      ? [
          {
            ...at,
            code: 'missing-code' as const,
            data: { ...problem, kind: 'source' as const, name: source },
          },
        ]
      : []),
    ...(schemas.content.has(source)
      ? []
      : [{ ...at, code: 'unknown-source' as const, data: { source, options, isCoded } }]),
  ];
}
