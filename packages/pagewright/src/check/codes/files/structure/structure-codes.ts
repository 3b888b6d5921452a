import type { Messages } from '../../message-text.ts';

/** What the message of each code about files whose structure is wrong for no known reason needs to know. */
export interface StructureData {
  /** `reason` is Ajv's message, such as `must match "then" schema`. */
  'schema-mismatch': { readonly reason: string; readonly schema: string };
}

export const structureMessages: Messages<StructureData> = {
  'schema-mismatch': ({ reason, schema }) => ({
    message: `This value ${reason}.`,
    repair: `Change it to match ${schema}.`,
  }),
};
