/** Whether a declared origin covers another one. `https://*.example.com` covers all subdomains, but not `https://example.com`. */
export function coversOrigin(declared: string, origin: string): boolean {
  const [scheme, domain] = declared.split('//*');
  return domain === undefined
    ? declared === origin
    : origin.startsWith(`${scheme}//`) && origin.endsWith(domain);
}
