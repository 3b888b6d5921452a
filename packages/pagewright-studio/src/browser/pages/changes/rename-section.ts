import { type ConfigText, configs, type EditorSite, type StringAt } from 'pagewright/tooling';
import { ChangedFiles } from '../../edits/files-in-change.ts';
import { pageStrings } from '../page-strings.ts';
import { type PageOperation, type ProjectTexts, wholeFile } from './page-operation.ts';

/** A use of a shared section: the text with its name. */
interface SectionName {
  readonly config: ConfigText;
  readonly string: StringAt;
}

/** The uses of a shared section in all configs. */
export function namesOfSection(site: EditorSite, name: string): readonly SectionName[] {
  const kinds = ['page', 'section', 'site', 'language'] as const;
  return kinds.flatMap((kind) =>
    configs.all(site, kind).flatMap((config) => {
      if (!config.text.includes(JSON.stringify(name))) return [];
      return configs
        .stringsIn(config.tree)
        .filter((string) => string.text === name && configs.nameIn(site, config, string)?.kind === 'section')
        .map((string) => ({ config, string }));
    }),
  );
}

/** Gives a shared section another name, in its file and where it is used. */
export function renameSection({ site, texts }: ProjectTexts, file: string, name: string): PageOperation {
  const changed = new ChangedFiles(texts);
  const old = configs.nameOf(file) ?? '';
  const uses = namesOfSection(site, old);
  for (const config of new Set(uses.map((use) => use.config)))
    changed.edit(
      config.file,
      uses
        .filter((use) => use.config === config)
        .map(({ string: { start, end } }) => ({ start, end, text: JSON.stringify(name) })),
    );
  const newFile = `_sections/${name}.json`;
  changed.write(newFile, changed.text(file));
  changed.write(file, null);
  return {
    label: pageStrings.steps.renameSection(old),
    changes: changed.changes,
    select: wholeFile(newFile),
  };
}
