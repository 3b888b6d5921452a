/** What a site does with an origin: each purpose is one directive of the Content Security Policy. */
export type OriginPurpose =
  | 'scripts'
  | 'connect'
  | 'frames'
  | 'media'
  | 'forms'
  | 'images'
  | 'styles'
  | 'fonts';

/**
 * Why the site needs an origin. Give `neededBy` for an origin that neither pages nor the code of the site name, because code of another
 * declared origin uses it: `{ reason: 'HubSpot sends its forms there', neededBy: 'https://js.example.com' }`.
 */
export type OriginReason = string | { readonly reason: string; readonly neededBy: string };

/** Reasons by origin: `{ 'https://maps.example.com': 'The map on /visit' }`. `https://*.example.com` means all subdomains. */
export type DeclaredOrigins = Readonly<Record<string, OriginReason>>;

/**
 * The other origins that pages use. Browsers block every origin that is not declared here. The origin of the site itself and the public
 * origins of its content services are always allowed.
 */
export interface Policy extends Partial<Readonly<Record<OriginPurpose, DeclaredOrigins>>> {
  /**
   * The reason why scripts may write HTML into pages, such as a map that draws its own buttons. Scripts in such HTML never run. Without it,
   * browsers with Trusted Types refuse all HTML except the sanitised HTML of the site.
   */
  readonly html?: string;
}
