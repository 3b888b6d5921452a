import { configs, type PageEntries, sitePages } from 'pagewright/tooling';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStudio } from '../../shell/studio-context.ts';
import { pageInFrame } from '../shown/page-in-frame.ts';

/**
 * Shows the first entry of a page that is opened, if only the content service knows its paths. Returns true if there is no entry.
 */
export function useFirstEntry(): boolean {
  const { server, state, view, show } = useStudio();
  const { file, path } = view;
  const [without, setWithout] = useState<string>();
  const showFirst = useEffectEvent((opened: string, { entries: [first] }: PageEntries) => {
    if (opened !== file) return;
    if (first) show({ path: first.path });
    else setWithout(opened);
  });
  const isUnlisted = useEffectEvent((opened: string) => {
    const page = configs.read(state.site, opened);
    if (page?.kind !== 'page' || pageInFrame(state.site, path)?.page.file === opened) return false;
    return sitePages.pathsOf(page).length === 0;
  });
  useEffect(() => {
    if (file === undefined || !isUnlisted(file)) return;
    server.request<PageEntries>('entries', { file }).then(
      (found) => showFirst(file, found),
      () => showFirst(file, { entries: [], hasMore: false, isIncomplete: true }),
    );
  }, [server, file]);
  return file !== undefined && without === file && pageInFrame(state.site, path)?.page.file !== file;
}
