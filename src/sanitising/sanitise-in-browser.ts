import createPurifier, { type Config } from 'dompurify';
import { allowedElements, allowedEverywhere, becomeLinks, droppedWhole } from './allow-list.ts';
import { holdToList, prepareRaw } from './hold-to-list.ts';
import { pagewrightPolicy } from './trusted-html.ts';

const config: Config = {
  ALLOWED_TAGS: [...allowedElements.keys(), ...becomeLinks],
  ALLOWED_ATTR: [...new Set([...[...allowedElements.values()].flat(), ...allowedEverywhere])],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...droppedWhole],
};

/** Makes HTML of the content service safe, for the browser. Loaded only when HTML arrives that was not seen before. */
export function sanitiseInBrowser(raw: string): string {
  const policy = pagewrightPolicy();
  return holdToList(
    createPurifier.sanitize(prepareRaw(raw), policy ? { ...config, TRUSTED_TYPES_POLICY: policy } : config),
  );
}
