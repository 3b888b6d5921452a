import type { RegistryLine } from '../../codes/project-file.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';

function diagnoseIn({ file, range }: RegistryLine, problem: Problem): Diagnostic {
  return { ...diagnose({ name: file, place: () => range }, problem), folder: 'project' };
}

/** Reports the parts of files of the project that no tool reads. */
export function checkIgnored({ ignored = [] }: Pick<Workspace, 'ignored'>): readonly Diagnostic[] {
  return ignored.map(({ part, ...place }) =>
    diagnoseIn(place, problemAt('ignored-config', '', { file: place.file, part })),
  );
}

/**
 * Reports entries of code registries that are wrong by themselves, even if no page uses them.
 * @param found what is reported already, at the blocks and queries that use the entries
 */
export function checkRegistries(
  { code }: Pick<Workspace, 'code'>,
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const reported = new Set(
    found.flatMap(({ code: each, data }) =>
      each === 'missing-code' && 'kind' in data
        ? [`${data.kind} ${data.name}`]
        : each === 'unknown-block-type' && 'type' in data
          ? [`block type ${data.type}`]
          : each === 'unknown-source' && 'source' in data
            ? [`source ${data.source}`]
            : [],
    ),
  );
  const registries = [
    ['block type', code.blocks],
    ['source', code.sources],
  ] as const;
  return registries.flatMap(([kind, { lost }]) =>
    [...(lost ?? [])]
      .filter(([name]) => !reported.has(`${kind} ${name}`))
      .map(([name, { line, ...problem }]) =>
        diagnoseIn(line, problemAt('missing-code', '', { ...problem, kind, name })),
      ),
  );
}
