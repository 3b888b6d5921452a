import type { Messages } from '../../message-text.ts';

interface StructureData {
  /** `reason` is Ajv's message, such as `must match "then" schema`. */
  'schema-mismatch': { readonly reason: string; readonly schema: string };
}

export const structureMessages: Messages<StructureData> = {
  'schema-mismatch': ({ reason, schema }) => ({
    message: `This value ${reason}.`,
    repair: `Change it to match ${schema}.`,
  }),
};
