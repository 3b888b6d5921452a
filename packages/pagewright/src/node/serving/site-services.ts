import type { ServiceCalls } from '../../content/requests/content-service-call.ts';
import {
  contentFetch,
  contentService,
  furtherService,
  publicBases,
  requestTimeout,
  type ServiceBases,
  serviceSetting,
} from '../../pipeline/project/build-settings.ts';
import { type FurtherService, furtherServices } from '../../pipeline/project/further-services.ts';
import { readProject } from '../../pipeline/project/read-project.ts';
import type { Warning } from '../../pipeline/warnings.ts';
import type { ServiceHandler } from '../../project/content-tools.ts';
import { allowsOrigin, declaredOrigins } from '../../project/declared-origins.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import type { ServiceUrls, SiteServiceUrls } from '../builds/build-options.ts';
import { contentFirst, openDemo, openEmbeddedContent } from './embedded-site.ts';
import { serviceProxy } from './service-proxy.ts';
import { closeServer, type Handler, listen } from './static-server.ts';

/** Path of a further content service on the site's own origin: of its demo content, or of the service itself in development. */
function localPath(service: string): string {
  return `/_pagewright/services/${service}`;
}

/** Answers the requests below a path. The service gets them without that path. */
function mounted(path: string, handler: ServiceHandler): ServiceHandler {
  return async (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith(`${path}/`)) return false;
    request.url = url.slice(path.length);
    if (!(await handler(request, response))) response.writeHead(404).end();
    return true;
  };
}

/** The content services of a site, as a command uses them. */
export interface SiteServices {
  /** Answers requests to the services that the site's own server offers; undefined if there are none. */
  readonly handler: ServiceHandler | undefined;
  /**
   * The URLs of all content services.
   * @param address the URL of the server with this handler
   */
  urls(address: string): SiteServiceUrls;
}

interface LocalService extends Pick<ServiceUrls, 'contentUrl'> {
  readonly service: string;
  readonly handler: ServiceHandler | undefined;
}

/**
 * How a command uses the content services: in development, browsers read further services through the dev server; `demo` uses the demo content
 * of all services, also of configured ones.
 */
type Use = 'built' | 'development' | 'demo';
type Report = (warning: Warning) => void;

function openService(further: FurtherService, root: string, use: Use, report: Report): LocalService {
  const { service, name, authorization } = further;
  const contentUrl = use === 'demo' ? undefined : furtherService(further);
  if (contentUrl === undefined) return { service, contentUrl, handler: openDemo(further, root) };
  if (use !== 'development') return { service, contentUrl, handler: undefined };
  const proxied = {
    base: contentUrl,
    send: contentFetch(authorization),
    label: { name, authorization },
    setting: serviceSetting(further),
  };
  return { service, contentUrl, handler: serviceProxy(proxied, report) };
}

/**
 * Opens the content services of a project: the configured ones, and the demo content of the others.
 * @param report called in development when a further service begins to fail
 */
export function openServices(
  project: ProjectConfig,
  root: string,
  use: Use = 'built',
  report: Report = () => {},
): SiteServices {
  const main = use === 'demo' ? undefined : contentService(project);
  const hasDemo = main === undefined && project.content?.demo !== undefined;
  const further = furtherServices(project).map((each) => openService(each, root, use, report));
  const handlers = [
    ...further.flatMap(({ service, handler }) => (handler ? [mounted(localPath(service), handler)] : [])),
    // The last, because it may answer any path.
    ...(hasDemo ? [openEmbeddedContent(project, root)] : []),
  ];
  const urlsOf = ({ service, contentUrl, handler }: LocalService, address: string): ServiceUrls => {
    if (!handler) return { contentUrl, browserContentUrl: contentUrl };
    return { contentUrl: address + localPath(service), browserContentUrl: localPath(service) };
  };
  return {
    handler:
      handlers.length === 0
        ? undefined
        : async (request, response) => {
            for (const handler of handlers) if (await handler(request, response)) return true;
            return false;
          },
    urls: (address) => ({
      contentUrl: hasDemo ? address : main,
      browserContentUrl: hasDemo ? '' : main,
      ...(further.length === 0
        ? {}
        : { services: Object.fromEntries(further.map((each) => [each.service, urlsOf(each, address)])) }),
    }),
  };
}

/** The URLs of the configured content services, for a command without demo content. */
export function configuredUrls(project: ProjectConfig): SiteServiceUrls {
  const further = furtherServices(project).map(
    (each) => [each.service, { contentUrl: furtherService(each) }] as const,
  );
  return withoutOwnOrigin({
    contentUrl: contentService(project),
    ...(further.length === 0 ? {} : { services: Object.fromEntries(further) }),
  });
}

/** The base URLs of all content services that are configured or have demo content. Demo content has an empty one. */
export function availableBases(project: ProjectConfig): ServiceBases {
  const further = furtherServices(project).map(
    (each) => [each.service, furtherService(each) ?? (each.demo ? '' : undefined)] as const,
  );
  return {
    main: contentService(project) ?? (project.content?.demo ? '' : undefined),
    others: Object.fromEntries(further),
  };
}

/**
 * The origins whose images pages may show besides the site itself: the content services, and what the project declares for images, also as
 * `https://*.example.com`. `allows` says whether they cover the origin of an image.
 */
export function imageOrigins(project: ProjectConfig): {
  readonly origins: readonly string[];
  allows(origin: string): boolean;
} {
  const bases = availableBases(project);
  const services = [...(bases.main ? [bases.main] : []), ...publicBases(project, bases)];
  const own = services.map((url) => new URL(url).origin);
  const origins = [...own, ...declaredOrigins(project.policy, 'images')];
  return { origins, allows: (origin) => allowsOrigin(origins, origin) };
}

/**
 * How to read content in development: the main service or its demo content, and further services through the dev server.
 * @param address URL of the dev server
 */
export function developmentCalls(project: ProjectConfig, address: string): ServiceCalls {
  const deadline = requestTimeout();
  const { main, others = {} } = availableBases(project);
  const further = Object.entries(others).map(([service, base]) => {
    return [service, { base: base === undefined ? base : address + localPath(service), deadline }] as const;
  });
  return {
    // The demo content needs no credentials.
    main: main
      ? { base: main, deadline, fetch: contentFetch() }
      : { base: main === '' ? address : main, deadline },
    others: Object.fromEntries(further),
  };
}

/** The URLs that builds read. */
interface ReadUrls extends Pick<ServiceUrls, 'contentUrl'> {
  readonly services?: Readonly<Record<string, Pick<ServiceUrls, 'contentUrl'>>>;
}

/** The same URLs, where browsers read each service at the URL that the build reads. */
export function withoutOwnOrigin({ contentUrl, services }: ReadUrls): SiteServiceUrls {
  const urlsOf = (url: string | undefined) => ({ contentUrl: url, browserContentUrl: url });
  const further = Object.entries(services ?? {}).map(
    ([name, each]) => [name, urlsOf(each.contentUrl)] as const,
  );
  return { ...urlsOf(contentUrl), ...(services ? { services: Object.fromEntries(further) } : {}) };
}

/** The URLs of all content services of the project in `root`. Serves the demo content of services that are not configured. */
export async function openContent(root: string): Promise<SiteServiceUrls & { readonly close: () => void }> {
  const { handler, urls } = openServices(await readProject(root), root);
  if (!handler) return { ...urls(''), close: () => {} };
  const notFound: Handler = (_, response) => void response.writeHead(404).end();
  const { server, address } = await listen(contentFirst(handler, notFound), 0);
  return { ...urls(address), close: () => void closeServer(server) };
}
