import { isRecord, recordOf } from '../../json/is-record.ts';
import { valueOfProject } from './project-values.ts';

/** Another name for files, as Vite has it. */
export interface Alias {
  readonly find: string | RegExp;
  readonly replacement: string;
}

/** The aliases of a project. */
interface Aliases {
  readonly aliases: readonly Alias[];
  /** True if the paths of `tsconfig.json` are aliases too. */
  readonly hasPaths: boolean;
  /** True if some aliases are computed, so that they are unknown without running code. */
  readonly areComputed: boolean;
}

/** An alias that ends with a slash on both sides means folders. */
function plain(find: unknown, replacement: unknown): Alias[] {
  if (typeof replacement !== 'string' || !(typeof find === 'string' || find instanceof RegExp)) return [];
  return typeof find === 'string' && find.endsWith('/') && replacement.endsWith('/')
    ? [{ find: find.slice(0, -1), replacement: replacement.slice(0, -1) }]
    : [{ find, replacement }];
}

/** Reads the aliases in the project config as text, because the check runs no code of a project. */
export function readAliases(root: string): Aliases {
  const { alias, tsconfigPaths } = recordOf(recordOf(valueOfProject(root, 'vite')).resolve);
  const written = Array.isArray(alias)
    ? alias.map((each): [unknown, unknown] =>
        isRecord(each) ? [each.find, each.replacement] : [each, undefined],
      )
    : Object.entries(isRecord(alias) ? alias : {});
  const aliases = written.flatMap(([find, replacement]) => plain(find, replacement));
  const isRead = alias === undefined || (typeof alias === 'object' && aliases.length === written.length);
  return { aliases, hasPaths: tsconfigPaths === true, areComputed: !isRead };
}
