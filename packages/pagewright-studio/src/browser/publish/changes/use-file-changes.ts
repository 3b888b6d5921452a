import { useMemo } from 'react';
import { useStudio } from '../../shell/studio-context.ts';
import type { ChangedFile } from '../unsaved-files.ts';
import { type FileChanges, fileChanges } from './file-changes.ts';

/** The changes of a file in words, with the schemas of the open site. @param others all files that are changed with it */
export function useFileChanges(
  { file, before, after }: ChangedFile,
  others?: readonly ChangedFile[],
): FileChanges {
  const { site, project } = useStudio().state;
  const { contentName } = project;
  return useMemo(
    () => fileChanges({ file, before, after }, { site, contentName, others }),
    [file, before, after, site, contentName, others],
  );
}
