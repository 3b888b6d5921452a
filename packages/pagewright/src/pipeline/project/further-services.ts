import { mainAuthorization } from '../../content/requests/authorized-fetch.ts';
import type { ContentTools, ServiceTools } from '../../project/content-tools.ts';
import { projectFile } from '../../project/declared.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import { authorizationOf, isPublicVariable } from '../../project/service-variables.ts';
import { nearest } from '../../schema/nearest.ts';
import { siteFile } from '../code/syntax-tree.ts';
import { ExplainedError } from '../explained-error.ts';

/** A further content service of a project, with all defaults. */
export interface FurtherService extends ContentTools {
  /** The name that sources give as their `service`. */
  readonly service: string;
  /** Name of the environment variable with its credentials. */
  readonly authorization: string;
  readonly serversOnly: boolean;
}

function withDefaults(service: string, tools: ServiceTools): FurtherService {
  return {
    service,
    name: tools.name ?? service,
    setting: tools.setting,
    // Called on the tools, which may be an object of a class.
    baseOf: (value) => tools.baseOf?.(value) ?? value.replace(/\/+$/, ''),
    authorization: tools.authorization ?? authorizationOf(service),
    serversOnly: tools.serversOnly ?? false,
    ...(tools.demo ? { demo: (options) => tools.demo?.(options) ?? (async () => false) } : {}),
    ...(tools.generated ? { generated: (root) => tools.generated?.(root) ?? new Map() } : {}),
  };
}

/** The further content services of a project. */
export function furtherServices({
  services = {},
}: Pick<ProjectConfig, 'services'>): readonly FurtherService[] {
  return Object.entries(services).map(([service, tools]) => withDefaults(service, tools));
}

const isName = (name: string) => /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name) && name !== 'content';

/** Says what is wrong with the services of a project; undefined if nothing is. */
function problemOf(project: Pick<ProjectConfig, 'content' | 'services'>): string | undefined {
  const { content } = project;
  const settings = new Map<string, string>(content ? [[content.setting, 'content']] : []);
  const secrets = new Map([[mainAuthorization, 'content']]);
  for (const { service, setting, authorization } of furtherServices(project)) {
    const place = `services.${service}`;
    if (!isName(service))
      return `${JSON.stringify(service)} in services cannot name a content service. Expected lower-case letters, digits and hyphens, such as "tickets", and another name than "content".`;
    if (!setting)
      return `${place} has no "setting". Write the name of the environment variable with the base URL of the service, such as setting: '${service.toUpperCase().replaceAll('-', '_')}_URL'.`;
    // The check sees this only in plain objects.
    if (isPublicVariable(authorization))
      return `${place} reads its credentials from ${authorization}, but variables that begin with "VITE_" are public. Rename it, in "authorization" and where it is set.`;
    const [other, same] = [settings.get(setting), secrets.get(authorization)];
    if (other !== undefined)
      return `${place} and ${other} both read their URL from ${setting}. Give ${place} a "setting" of its own.`;
    if (same !== undefined)
      return `${place} and ${same} both read their credentials from ${authorization}, so each would receive the secret of the other. Give ${place} an "authorization" of its own.`;
    settings.set(setting, place);
    secrets.set(authorization, place);
  }
  return undefined;
}

/** Throws an ExplainedError if the services of a project cannot be used. */
export function assertServices(project: Pick<ProjectConfig, 'content' | 'services'>): void {
  const problem = problemOf(project);
  if (problem !== undefined) throw new ExplainedError(`${projectFile}: ${problem}`);
}

/** The parts of a site's code that name content services. */
interface SiteServices {
  readonly sources: Readonly<Record<string, { readonly service?: string | undefined }>>;
  readonly services?: object | undefined;
}

/** Throws an ExplainedError if a source, or a key of `services` in the site file, names a service that the project does not have. */
export function assertServicesOf(
  { services = {} }: Pick<ProjectConfig, 'services'>,
  site: SiteServices,
): void {
  const known = Object.keys(services);
  const used = [
    ...Object.entries(site.sources).map(([name, { service }]) => ({
      service,
      where: `the source "${name}"`,
    })),
    ...Object.keys(site.services ?? {}).map((service) => ({ service, where: siteFile })),
  ];
  const unknown = used.find((each) => each.service !== undefined && !Object.hasOwn(services, each.service));
  if (!unknown) return;
  const { service = '', where } = unknown;
  const meant = nearest(service, known);
  const names = known.map((name) => `"${name}"`).join(', ');
  const advice =
    meant !== undefined
      ? `Did you mean "${meant}"?`
      : known.length > 0
        ? `Its services are ${names}.`
        : `Declare it there: services: { ${JSON.stringify(service)}: { setting: '…' } }.`;
  throw new ExplainedError(
    `The service "${service}" of ${where} is not in "services" of ${projectFile}. ${advice}`,
  );
}
