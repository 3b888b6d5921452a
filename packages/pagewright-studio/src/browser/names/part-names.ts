import { configs } from 'pagewright/tooling';
import { nameStrings } from './name-strings.ts';
import { fileWords } from './page-facts.ts';

/** Folders of page configs whose files have a name of their own. */
const folderNames: Readonly<Record<string, (name: string) => string>> = {
  _sections: nameStrings.section,
  _fallbacks: nameStrings.fallback,
  _languages: nameStrings.language,
};

/** What people call a file: `service-details.json` is `Service details`. */
export function fileLabel(file: string): string {
  const folders = file.split('/').slice(0, -1);
  const name = fileWords(file);
  const kind = folderNames[folders[0] ?? ''];
  if (kind) return kind([...folders.slice(1), name].join('/'));
  const whole = [...folders, name].join('/');
  // A page that is not shown yet.
  return configs.kindOf(file) === undefined ? nameStrings.draft(whole) : whole;
}

/** What people call a property: `imagePosition` is `image position`. */
export function propertyLabel(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
}
