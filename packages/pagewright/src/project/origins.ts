import { webOrigin } from './declared-origins.ts';

/** Why a text is not an origin. */
export type OriginMistake = 'path' | 'scheme' | 'insecure' | 'everything' | 'keyword' | 'form';

export interface WrongOrigin {
  readonly mistake: OriginMistake;
  /** The origin that was most likely meant. */
  readonly suggestion?: string;
}

const localHosts = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * What is wrong with the form of an origin; undefined for an origin such as `https://example.com`.
 * @param allowsSubdomains whether `https://*.example.com` is right
 */
export function wrongOrigin(written: string, allowsSubdomains = true): WrongOrigin | undefined {
  if (written === '*' || /^\w+:$/.test(written)) return { mistake: 'everything' };
  if (/^'.*'$/.test(written)) return { mistake: 'keyword' };
  const isPattern = /^\w+:\/\/\*\./.test(written);
  const plain = isPattern ? written.replace('*.', '') : written;
  const origin = webOrigin(plain);
  if (origin === undefined) {
    const meant = webOrigin(`https://${plain.replace(/^[a-z]*:?\/{1,2}/i, '')}`);
    return meant?.includes('.') ? { mistake: 'scheme', suggestion: meant } : { mistake: 'form' };
  }
  const meant = isPattern ? origin.replace('//', '//*.') : origin;
  if (isPattern && !allowsSubdomains) return { mistake: 'form' };
  if (/^(http|ws):/.test(origin) && !localHosts.test(new URL(plain).hostname))
    return { mistake: 'insecure', suggestion: meant.replace(/^(http|ws):/, '$1s:') };
  return meant === written ? undefined : { mistake: 'path', suggestion: meant };
}
