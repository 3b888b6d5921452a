import type {
  TrustedHTML as Trusted,
  TrustedTypePolicy,
  TrustedTypePolicyFactory,
} from 'trusted-types/lib/index.js';

declare global {
  // Browsers that know Trusted Types have it: https://w3c.github.io/trusted-types/dist/spec/
  var trustedTypes: TrustedTypePolicyFactory | undefined;
}

let policy: TrustedTypePolicy | undefined;

/** The page's one policy. Only sanitised HTML goes through it. */
export function pagewrightPolicy(): TrustedTypePolicy | undefined {
  policy ??= globalThis.trustedTypes?.createPolicy('pagewright', {
    createHTML: (html) => html,
    createScript: () => '',
    createScriptURL: () => '',
  });
  return policy;
}

/** Clean HTML as a browser that demands Trusted Types takes it. */
export function trusted(clean: string): string | Trusted {
  return pagewrightPolicy()?.createHTML(clean) ?? clean;
}
