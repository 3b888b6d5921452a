import { addressesOf } from '../../../content/addresses.ts';
import { callOf, type ServiceCalls } from '../../../content/requests/content-service-call.ts';
import type { ReadableSource } from '../../../content/source.ts';
import type { LinkOf } from './left-out-kinds.ts';

/**
 * Returns a function that finds the rule of a source, by its name, for the addresses of links.
 * @param siteUrl canonical URL, without a slash at its end
 */
export function linkRules(
  sources: Readonly<Record<string, ReadableSource>>,
  calls: ServiceCalls,
  siteUrl: string,
): (source: string) => LinkOf | undefined {
  return (name) => {
    const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
    if (!source) return undefined;
    const { api, service } = source;
    return addressesOf({ api, service, base: callOf(calls, source).base, site: { url: siteUrl } }).linkOf;
  };
}
