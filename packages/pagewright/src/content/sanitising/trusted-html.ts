import type {
  TrustedHTML as Trusted,
  TrustedTypePolicy,
  TrustedTypePolicyFactory,
} from 'trusted-types/lib/index.js';

declare global {
  // Only browsers with Trusted Types define it: https://w3c.github.io/trusted-types/dist/spec/
  var trustedTypes: TrustedTypePolicyFactory | undefined;
}

let policy: TrustedTypePolicy | undefined;

/** The only Trusted Types policy of the page. Use it for sanitised HTML only. */
function pagewrightPolicy(): TrustedTypePolicy | undefined {
  policy ??= globalThis.trustedTypes?.createPolicy('pagewright', {
    createHTML: (html) => html,
    createScript: () => '',
    createScriptURL: () => '',
  });
  return policy;
}

/** Clean HTML as the value that browsers with Trusted Types require. */
export function trusted(clean: string): string | Trusted {
  return pagewrightPolicy()?.createHTML(clean) ?? clean;
}
