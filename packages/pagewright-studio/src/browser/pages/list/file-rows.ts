import {
  type ConfigText,
  configs,
  type Diagnostic,
  type EditorSite,
  json,
  schedules,
} from 'pagewright/tooling';
import type { StudioState } from '../../connection/studio-store.ts';
import { fileWords, isDraft, timeZoneOf, titleOf } from '../../names/page-facts.ts';
import { languageName, languagesOf } from '../links/shown-routes.ts';
import { pageStrings } from '../page-strings.ts';

/** The groups of the list, in their order. */
export const fileGroups = ['pages', 'sections', 'site', 'other'] as const;

export type FileGroup = (typeof fileGroups)[number];

/** What a row of the list shows. Plain values, so that rows that have not changed are not drawn again. */
export interface FileRow {
  readonly file: string;
  readonly group: FileGroup;
  readonly kind: 'page' | 'draft' | 'other';
  readonly title: string;
  /** The first route of a page; the name of any other file. */
  readonly path: string;
  /** All routes, the title and the file, for the search. */
  readonly searched: string;
  /** unsaved: it differs from the disk. */
  readonly change: 'new' | 'unsaved' | 'deleted' | undefined;
  readonly hasConflict: boolean;
  readonly errors: number;
  readonly warnings: number;
  /** later: it is shown from `day` on. over: it is hidden since that day. */
  readonly schedule: 'later' | 'over' | undefined;
  readonly day: string;
  /** The tags of the languages of a page that is not in the default one alone. */
  readonly language: string;
}

type Named = Pick<FileRow, 'group' | 'kind' | 'title' | 'path' | 'searched'> &
  Partial<Pick<FileRow, 'schedule' | 'day' | 'language'>>;

/** What a config is called. It is the same until its text changes. */
const named = new WeakMap<ConfigText, { readonly schemas: unknown; readonly name: Named }>();

function scheduleOf(config: ConfigText, timeZone: string): Pick<Named, 'schedule' | 'day'> {
  const schedule = schedules.read(config.value);
  const now = Date.now();
  if (!schedule || schedules.isShownNow(schedule, { now, timeZone })) return {};
  return schedules.windowOf(schedule, timeZone).from > now
    ? { schedule: 'later', day: schedule.showFrom ?? '' }
    : { schedule: 'over', day: schedule.showUntil ?? '' };
}

function namePage(site: EditorSite, page: ConfigText, kind: 'page' | 'draft'): Named {
  const routes = configs.routesOf(page);
  const title = titleOf(page, site.workspace.schemas);
  const { language, languages } = page.value;
  const tags = json.isArray(languages) ? languages.flatMap((tag) => json.stringIn(tag) ?? []) : [];
  const path = routes[0] ?? page.file;
  return {
    group: 'pages',
    kind,
    title,
    path,
    searched: [title, ...routes, page.file].join('\n').toLowerCase(),
    language: json.stringIn(language) ?? tags.join(' '),
  };
}

function nameOther(site: EditorSite, file: string): Named {
  const kind = configs.kindOf(file);
  const language = kind === 'language' ? configs.nameOf(file) : undefined;
  const { files } = pageStrings;
  const stem = fileWords(file);
  const title =
    kind === 'site'
      ? files.site
      : kind === 'redirects'
        ? files.redirects
        : language !== undefined
          ? files.language(languageName(languagesOf(site), language))
          : kind === 'fallback'
            ? files.fallback(stem)
            : kind === 'section'
              ? stem
              : file;
  const group = kind === undefined ? 'other' : kind === 'section' ? 'sections' : 'site';
  const path = kind === 'section' ? file.replace(/^_sections\//, '') : file;
  return { group, kind: 'other', title, path, searched: `${title}\n${file}`.toLowerCase() };
}

function nameOf(site: EditorSite, config: ConfigText): Named {
  const known = named.get(config);
  if (known?.schemas === site.workspace.schemas) return known.name;
  const kind = config.kind !== 'page' ? undefined : isDraft(config) ? 'draft' : 'page';
  const name = kind ? namePage(site, config, kind) : nameOther(site, config.file);
  // The names of languages are in another file.
  if (config.kind !== 'language') named.set(config, { schemas: site.workspace.schemas, name });
  return name;
}

/** The problems of each file. */
function countsOf(
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<string, { readonly errors: number; readonly warnings: number }> {
  const counts = new Map<string, { errors: number; warnings: number }>();
  for (const { file, folder, severity } of diagnostics) {
    if (folder) continue;
    const count = counts.get(file) ?? { errors: 0, warnings: 0 };
    if (severity === 'error') count.errors += 1;
    else count.warnings += 1;
    counts.set(file, count);
  }
  return counts;
}

/** A config that is deleted, but still on disk. */
function deletedConfig(site: EditorSite, file: string, text: string): ConfigText | undefined {
  const workspace = { ...site.workspace, files: new Map([[file, text]]) };
  return configs.read({ ...site, workspace, parsed: new Map() }, file);
}

type ListedState = Pick<StudioState, 'site' | 'texts' | 'disk' | 'diagnostics'>;

/** All files as rows. The rows of each group are in the order of their paths. */
export function fileRows({ site, texts, disk, diagnostics }: ListedState): readonly FileRow[] {
  const counts = countsOf(diagnostics);
  const timeZone = timeZoneOf(site);
  const files = new Set([...texts.keys(), ...disk.keys(), ...counts.keys()]);
  const rows = [...files].flatMap((file): readonly FileRow[] => {
    const text = texts.get(file);
    const onDisk = disk.get(file);
    const saved = onDisk?.text ?? undefined;
    const count = counts.get(file) ?? { errors: 0, warnings: 0 };
    const config = text === undefined ? saved && deletedConfig(site, file, saved) : configs.read(site, file);
    if (!config && count.errors + count.warnings === 0) return [];
    const name = config ? nameOf(site, config) : nameOther(site, file);
    const change =
      text === saved ? undefined : text === undefined ? 'deleted' : saved === undefined ? 'new' : 'unsaved';
    const schedule = config && name.group === 'pages' ? scheduleOf(config, timeZone) : {};
    return [
      {
        schedule: undefined,
        day: '',
        language: '',
        ...name,
        ...schedule,
        file,
        change,
        hasConflict: onDisk?.theirs !== undefined,
        ...count,
      },
    ];
  });
  return rows.toSorted(inOrder);
}

/** Pages by their paths, so that those below another one follow it; the files of the site in the order in which they are needed. */
function inOrder(one: FileRow, other: FileRow): number {
  const keyOf = ({ group, path, file }: FileRow) =>
    group === 'pages'
      ? path.replaceAll('/', '\u0001')
      : group === 'site'
        ? `${['_site.json', '_redirects.json'].indexOf(file) < 0 ? 9 : ['_site.json', '_redirects.json'].indexOf(file)}${file}`
        : path;
  const [left, right] = [keyOf(one), keyOf(other)];
  return left < right ? -1 : left > right ? 1 : one.file < other.file ? -1 : 1;
}
