import type { Messages } from '../../message-text.ts';

interface ExtensionRuleData {
  /** `message` and `repair` are the words of the extension. */
  'extension-rule': {
    readonly extension: string;
    readonly rule: string;
    readonly message: string;
    readonly repair: string;
  };
}

export const extensionRuleMessages: Messages<ExtensionRuleData> = {
  'extension-rule': ({ extension, rule, message, repair }) => ({
    message,
    repair: `${repair} This is the rule "${rule}" of ${extension}.`,
  }),
};
