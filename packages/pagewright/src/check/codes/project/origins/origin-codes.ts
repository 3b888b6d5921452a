import type { OriginMistake } from '../../../../project/origins.ts';
import { type Messages, type Repair, writeInstead } from '../../message-text.ts';

interface OriginData {
  /** `suggestion` is the origin that was most likely meant. */
  'wrong-origin': {
    readonly found: string;
    readonly mistake: OriginMistake;
    readonly suggestion?: string;
  };
}

const form = 'an origin such as "https://example.com"';

const messages: { readonly [Mistake in OriginMistake]: (found: string) => string } = {
  path: (found) => `"${found}" is more than an origin. The policy allows whole origins, without a path.`,
  scheme: (found) => `"${found}" does not begin with "https://".`,
  insecure: (found) => `"${found}" is not encrypted. Pages that are served with https cannot use it.`,
  everything: (found) => `"${found}" would allow every host.`,
  keyword: (found) =>
    `${found} is a keyword of the Content Security Policy, not an origin. No page needs it.`,
  form: (found) => `Expected ${form} but found "${found}".`,
};

export const originMessages: Messages<OriginData> = {
  'wrong-origin': ({ found, mistake, suggestion }) => ({
    message: messages[mistake](found),
    ...repairFor(mistake, suggestion),
  }),
};

function repairFor(mistake: OriginMistake, suggestion: string | undefined): Repair {
  if (suggestion !== undefined) return writeInstead(suggestion);
  return {
    repair:
      mistake === 'keyword'
        ? 'Remove it, and load scripts with "Script" and styles with a stylesheet.'
        : `Write ${form}, or "https://*.example.com" for all subdomains.`,
  };
}
