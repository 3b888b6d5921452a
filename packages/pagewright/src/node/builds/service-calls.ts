import { mainAuthorization } from '../../content/requests/authorized-fetch.ts';
import type { ServiceCall, ServiceCalls } from '../../content/requests/content-service-call.ts';
import {
  contentFetch,
  contentWaitSeconds,
  requestTimeout,
  type ServiceBases,
  serviceSetting,
} from '../../pipeline/project/build-settings.ts';
import { furtherServices } from '../../pipeline/project/further-services.ts';
import { createPace } from '../../pipeline/reading/request-pace.ts';
import type { ContentTools } from '../../project/content-tools.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import type { SiteRecord } from '../../server/site-record.ts';
import type { SiteServiceUrls } from './build-options.ts';

/** The base URLs for a build. */
export function readBases({ contentUrl: main, services = {} }: SiteServiceUrls): ServiceBases {
  const others = Object.entries(services).map(([name, urls]) => [name, urls.contentUrl] as const);
  return { main, others: Object.fromEntries(others) };
}

/** The base URLs for browsers. */
export function browserBases({ browserContentUrl: main, services = {} }: SiteServiceUrls): ServiceBases {
  const others = Object.entries(services).map(([name, urls]) => [name, urls.browserContentUrl] as const);
  return { main, others: Object.fromEntries(others) };
}

/** The further services of a project, for servers; undefined if it has none. */
export function serviceRecords(project: ProjectConfig, { others }: ServiceCalls): SiteRecord['services'] {
  const further = furtherServices(project);
  if (further.length === 0) return undefined;
  const records = further.map(({ service, name, authorization }) => {
    const base = others?.[service]?.base;
    return [service, { name, authorization, ...(base === undefined ? {} : { base }) }] as const;
  });
  return Object.fromEntries(records);
}

/**
 * How a build calls the content services of a project. Each has its own credentials and its own pace, so that none learns the secret of
 * another or waits for another.
 */
export function serviceCalls(
  project: ProjectConfig,
  { contentUrl, services = {} }: SiteServiceUrls,
  print: (line: string) => void,
): ServiceCalls {
  const further = furtherServices(project);
  const deadline = requestTimeout();
  const callTo = (
    base: string | undefined,
    name: string | undefined,
    authorization: string,
    tools: Pick<ContentTools, 'setting'> | undefined,
  ): ServiceCall => ({
    base,
    deadline,
    fetch: contentFetch(authorization),
    pace: createPace({
      maxWait: contentWaitSeconds() * 1000,
      print,
      ...(name === undefined ? {} : { name }),
    }),
    ...(name === undefined ? {} : { label: { name, authorization } }),
    setting: tools && serviceSetting(tools),
  });
  const mainName = further.length > 0 ? project.content?.name : undefined;
  const others = further.map((each) => {
    const { service, name, authorization } = each;
    return [service, callTo(services[service]?.contentUrl, name, authorization, each)] as const;
  });
  return {
    main: callTo(contentUrl, mainName, mainAuthorization, project.content),
    ...(further.length > 0 ? { others: Object.fromEntries(others) } : {}),
  };
}
