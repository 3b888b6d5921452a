import type { LinkedSite } from '../addresses.ts';
import { ContentError } from '../content-error.ts';
import { serviceUrl } from './service-url.ts';

/** Limits requests to the rate that the content service accepts. */
export interface Pace {
  /** Settles like `attempt`. Calls it when its turn comes, and again after the service has refused it because of too many requests. */
  run<Result>(attempt: () => Promise<Result>): Promise<Result>;
}

/** How to call the content service. */
export interface CallOptions {
  /**
   * Base URL of the content service; see `serviceUrl`. `''` for the site's own origin; undefined if no service is
   * configured.
   */
  readonly base: string | undefined;
  /** Aborts the call, which then rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Milliseconds for the call, including all retries. Waiting for a turn from `pace` does not count. */
  readonly deadline: number;
  /** Without a pace, each request is sent immediately. */
  readonly pace?: Pace | undefined;
  /** The site to whose pages links in content may lead. Without it, all links stay unchanged. */
  readonly site?: LinkedSite | undefined;
  /** Replaces `fetch`. Builds observe responses with it. */
  readonly fetch?: typeof fetch;
}

/** What messages say of a content service, on a site that has several. */
export interface ServiceLabel {
  readonly name: string;
  /** Name of the environment variable with its credentials. */
  readonly authorization: string;
}

/** The environment variable with the URL of a content service. */
export interface ServiceSetting {
  readonly variable: string;
  /** Its value, without credentials. */
  readonly value: string;
}

/** A source in messages: `events`, or `events (Ticket office)` on a site with several content services. */
export function sourceName(source: string, label: ServiceLabel | undefined): string {
  return label ? `${source} (${label.name})` : source;
}

/** How builds and servers call a content service. */
export interface ServiceCall extends Pick<CallOptions, 'base' | 'deadline' | 'fetch' | 'pace'> {
  readonly label?: ServiceLabel | undefined;
  /** Absent for demo content, and on servers. */
  readonly setting?: ServiceSetting | undefined;
}

/** How builds and servers call the content services of a site: the main one, and the others by name. */
export interface ServiceCalls<Call extends ServiceCall = ServiceCall> {
  readonly main: Call;
  readonly others?: Readonly<Record<string, Call>> | undefined;
}

/** How to call a service, by its name or by a source that reads it. A service that the site does not have is not configured. */
export function callOf<Call extends ServiceCall>(
  { main, others }: ServiceCalls<Call>,
  { service }: { readonly service?: string | undefined },
): ServiceCall {
  if (service === undefined) return main;
  const own = others && Object.hasOwn(others, service) ? others[service] : undefined;
  // The call of another service would send that service's credentials.
  return own ?? { base: undefined, deadline: main.deadline };
}

/**
 * The URL of a call.
 * @param service name of the content service, for the error message
 * @param path path and query below the base URL; starts with a slash
 * @throws ContentError('not-configured')
 */
export function callUrl(service: string, path: string, base: string | undefined): string {
  if (base === undefined)
    throw new ContentError('not-configured', `${service} API not configured - using fallback data`);
  return serviceUrl(base, path);
}
