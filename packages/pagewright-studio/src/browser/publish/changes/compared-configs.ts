import { type ConfigText, configs, type EditorSite } from 'pagewright/tooling';
import type { FileText } from '../../drafts/file-change.ts';
import type { ChangedFile } from '../unsaved-files.ts';

/** What the words of changes need to know: the schemas of the site, and both versions of a config. */
export interface ComparedConfigs {
  readonly site: EditorSite;
  /** What people call the content service. */
  readonly contentName: string | undefined;
  readonly file: string;
  /** The values of the config; without properties if the file does not exist. */
  readonly before: ConfigText;
  readonly after: ConfigText;
}

/** Reads both versions of a file. */
export function compareConfigs(
  site: EditorSite,
  contentName: string | undefined,
  { file, before, after }: ChangedFile,
): ComparedConfigs {
  const read = (text: FileText) => readText(site, file, text ?? '{}');
  return { site, contentName, file, before: read(before), after: read(after) };
}

function readText(site: EditorSite, file: string, text: string): ConfigText {
  const workspace = { ...site.workspace, files: new Map([[file, text]]) };
  const config = configs.read({ ...site, workspace, parsed: new Map() }, file);
  if (!config) throw new Error('A file with a text has a config.');
  return config;
}
