import { classicEntries } from './classic-editor.ts';
import { pluginEntries } from './plugins.ts';
import { entriesOf50 } from './version-5-0.ts';
import { entriesOf59 } from './version-5-9.ts';
import { entriesOf64 } from './version-6-4.ts';
import { entriesOf7 } from './version-7.ts';

/** Entries in the markup of ten years, as WordPress stores them, by a title for messages. */
export const ownEntries: Readonly<Record<string, string>> = {
  ...classicEntries,
  ...entriesOf50,
  ...entriesOf59,
  ...entriesOf64,
  ...entriesOf7,
  ...pluginEntries,
};
