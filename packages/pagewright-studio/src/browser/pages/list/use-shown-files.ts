import { useDeferredValue, useMemo } from 'react';
import { useStudio } from '../../shell/studio-context.ts';
import { type FileRow, fileRows } from './file-rows.ts';
import { type ShownGroup, shownGroups } from './shown-rows.ts';
import { useFolded } from './use-folded.ts';

interface ShownFiles {
  /** All files. */
  readonly rows: readonly FileRow[];
  /** What a search finds. It may be an earlier search, because typed letters are shown before hundreds of rows are. */
  readonly groups: readonly ShownGroup[];
  /** The words of that search. */
  readonly searched: string;
  /** The files whose rows are seen, in their order. */
  readonly visible: readonly string[];
  readonly isFolded: (group: string) => boolean;
  readonly fold: (group: string) => void;
  /** The first file that the search finds as it is typed now. */
  first(): string | undefined;
}

const filesIn = ({ rows }: ShownGroup) => rows.map(({ row }) => row.file);

/** The files of the site that a search finds. A search unfolds all groups. */
export function useShownFiles(query: string): ShownFiles {
  const { site, texts, disk, diagnostics } = useStudio().state;
  const [folded, fold] = useFolded();
  const rows = useMemo(() => fileRows({ site, texts, disk, diagnostics }), [site, texts, disk, diagnostics]);
  const deferred = useDeferredValue(query);
  const groups = useMemo(() => shownGroups(rows, deferred), [rows, deferred]);
  const searched = deferred.trim();
  const isFolded = (group: string) => searched === '' && folded.includes(group);
  const visible = groups.flatMap((group) => (isFolded(group.group) ? [] : filesIn(group)));
  const first = () => (query.trim() === '' ? visible : shownGroups(rows, query).flatMap(filesIn))[0];
  return { rows, groups, searched, visible, isFolded, fold, first };
}
