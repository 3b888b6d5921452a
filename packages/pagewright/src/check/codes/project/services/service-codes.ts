import type { Messages } from '../../message-text.ts';

interface ServiceData {
  /** `variable` has the credentials. `service` is set if the name of the service gave the variable. */
  'public-secret': { readonly variable: string; readonly service?: string };
}

export const serviceMessages: Messages<ServiceData> = {
  // Without a suggestion: a fix of the file alone would leave the variable without a value.
  'public-secret': ({ variable, service }) => {
    const owner = service === undefined ? 'a content service' : JSON.stringify(service);
    const meant = variable.replace(/^(?:VITE_)+/, '') || 'SERVICE_AUTHORIZATION';
    return {
      message: `${variable} has the credentials of ${owner}, but variables that begin with "VITE_" are public: code in browsers may contain them.`,
      repair: `Write authorization: "${meant}", and rename the variable where it is set.`,
    };
  },
};
