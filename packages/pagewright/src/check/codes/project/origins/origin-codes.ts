import type { OriginMistake } from '../../../../project/origins.ts';
import { type Messages, type Repair, writeInstead } from '../../message-text.ts';

interface OriginData {
  /** `suggestion` is the origin that was most likely meant. */
  'wrong-origin': {
    readonly found: string;
    readonly mistake: OriginMistake;
    readonly suggestion?: string;
    /** True for a whole URL, which may have a path. */
    readonly isUrl?: boolean;
  };
}

const form = 'an origin such as "https://example.com"';
const urlForm = 'a whole URL such as "https://example.com/reports"';

const messages: { readonly [Mistake in OriginMistake]: (found: string, expected: string) => string } = {
  path: (found) => `"${found}" is more than an origin. The policy allows whole origins, without a path.`,
  scheme: (found) => `"${found}" does not begin with "https://".`,
  insecure: (found) => `"${found}" is not encrypted. Pages that are served with https cannot use it.`,
  everything: (found) => `"${found}" would allow every host.`,
  keyword: (found) =>
    `${found} is a keyword of the Content Security Policy, not an origin. No page needs it.`,
  form: (found, expected) => `Expected ${expected} but found "${found}".`,
};

export const originMessages: Messages<OriginData> = {
  'wrong-origin': ({ found, mistake, suggestion, isUrl = false }) => ({
    message: messages[mistake](found, isUrl ? urlForm : form),
    ...repairFor(mistake, suggestion, isUrl),
  }),
};

function repairFor(mistake: OriginMistake, suggestion: string | undefined, isUrl: boolean): Repair {
  if (suggestion !== undefined) return writeInstead(suggestion);
  if (isUrl) return { repair: `Write ${urlForm}.` };
  return {
    repair:
      mistake === 'keyword'
        ? 'Remove it, and load scripts with "Script" and styles with a stylesheet.'
        : `Write ${form}, or "https://*.example.com" for all subdomains.`,
  };
}
