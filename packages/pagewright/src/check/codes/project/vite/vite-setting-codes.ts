import type { Messages } from '../../message-text.ts';
import { suggest } from '../../message-text.ts';

interface ViteSettingData {
  /** `because` says why Pagewright sets it itself, and what to do instead; undefined for a key that is only unknown. */
  'refused-setting': {
    readonly key: string;
    readonly owner: string;
    readonly because?: string;
    readonly options: readonly string[];
  };
}

export const viteSettingMessages: Messages<ViteSettingData> = {
  'refused-setting': ({ key, owner, because, options }) => ({
    message:
      because === undefined
        ? `"${owner}" has no property "${key}" in a project config.`
        : `"${key}" cannot be set in "${owner}", because Pagewright sets it.`,
    ...(because === undefined
      ? suggest(key, options, `Only ${options.map((each) => `"${each}"`).join(', ')} can be set. Remove it.`)
      : { repair: because }),
  }),
};
