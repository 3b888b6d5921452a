import { type ConfigText, configs, type PageEntries, sitePages, urls } from 'pagewright/tooling';
import { useStudio } from '../../shell/studio-context.ts';
import { foundEntries, isSamePath, readablePath } from '../page-entry.ts';
import { previewStrings } from '../preview-strings.ts';

/** An option of the list: an entry, or a path that is only typed. */
export interface EntryOption {
  readonly path: string;
  readonly label: string;
}

/** The path of the page that somebody types: all of it, or only the value of its param. Undefined for a path of another page. */
function useTypedPath(page: ConfigText, text: string): string | undefined {
  const { site } = useStudio().state;
  const [route = '/'] = configs.routesOf(page);
  const [name, ...others] = urls.paramNames(route);
  const isValue = name !== undefined && others.length === 0 && !text.includes('/');
  const path = isValue ? encodeURI(route).replace(`:${name}`, encodeURIComponent(text.trim())) : text.trim();
  if (text.trim() === '' || !path.startsWith('/')) return undefined;
  return sitePages.pageAtPath(site, path)?.page.file === page.file ? path : undefined;
}

/** The entries that fit what is typed, and the typed path if the page has it. */
export function useEntryOptions(
  page: ConfigText,
  { entries }: PageEntries,
  typed: string,
): readonly EntryOption[] {
  const typedPath = useTypedPath(page, typed);
  const listed = foundEntries(entries, typed).map(
    ({ path }): EntryOption => ({ path, label: readablePath(path) }),
  );
  const isNew = typedPath !== undefined && !listed.some(({ path }) => isSamePath(path, typedPath));
  if (!isNew) return listed;
  return [...listed, { path: typedPath, label: previewStrings.openEntry(readablePath(typedPath)) }];
}
