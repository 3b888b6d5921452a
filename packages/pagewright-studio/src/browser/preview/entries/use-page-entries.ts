import { type ConfigText, type PageEntries, sitePages } from 'pagewright/tooling';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStudio } from '../../shell/studio-context.ts';

/** The entries of a page with params: at first the entries that its config lists, later also the entries of the content service. */
export function usePageEntries(page: ConfigText): PageEntries & { readonly isReading: boolean } {
  const { server, state } = useStudio();
  const { route, params, paging, data } = page.value;
  const { file } = page;
  // What its list of entries depends on.
  const key = JSON.stringify([file, route, params, paging, data]);
  const [read, setRead] = useState<{ readonly key: string; readonly entries: PageEntries }>();
  const written = useMemo(
    (): PageEntries => ({
      entries: sitePages.pathsOf(page).map((path) => ({ path, params: {} })),
      hasMore: false,
      isIncomplete: false,
    }),
    [page],
  );
  const { isChecked } = state;
  const asked = useRef<string>(undefined);
  useEffect(() => {
    // Before the check, the server would list the entries of an older text.
    if (!isChecked || asked.current === key) return;
    asked.current = key;
    const take = (entries: PageEntries) => asked.current === key && setRead({ key, entries });
    server
      .request<PageEntries>('entries', { file })
      .then(take, () => take({ ...written, isIncomplete: true }));
  }, [server, file, key, isChecked, written]);
  return { ...(read?.entries ?? written), isReading: read?.key !== key };
}
