import { authorizedFetch, mainAuthorization } from '../content/requests/authorized-fetch.ts';
import type { ServerContext } from './server-context.ts';
import type { SiteRecord } from './site-record.ts';

/**
 * How a host calls the content services of a built site.
 * @param credentialsIn returns the value of an environment variable with credentials
 */
export function hostCalls(
  { settings, services }: Pick<SiteRecord, 'settings' | 'services'>,
  credentialsIn: (variable: string) => string | undefined,
): Pick<ServerContext, 'content' | 'services'> {
  const deadline = settings.requestTimeout;
  const fetchWith = (variable: string) => authorizedFetch(credentialsIn(variable));
  const content = { base: settings.contentBase, deadline, fetch: fetchWith(mainAuthorization) };
  if (!services) return { content };
  const others = Object.entries(services).map(([service, { base, ...label }]) => {
    return [service, { base, deadline, fetch: fetchWith(label.authorization), label }] as const;
  });
  return { content, services: Object.fromEntries(others) };
}
