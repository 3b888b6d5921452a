import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import type { ServiceBases } from '../project/build-settings.ts';
import { furtherServices } from '../project/further-services.ts';
import type { Warning } from '../warnings.ts';

/** A content service that is not configured. */
interface MissingService {
  /** Its name in `services`; absent for the main service. */
  readonly service?: string;
  /** What messages call it; absent on a site with one. */
  readonly name?: string | undefined;
  /** The environment variable that configures it. */
  readonly setting: string | undefined;
}

function missingServices(project: ProjectConfig, { main, others = {} }: ServiceBases): MissingService[] {
  const { content } = project;
  const further = furtherServices(project);
  const name = further.length > 0 ? content?.name : undefined;
  return [
    ...(main === undefined ? [{ name, setting: content?.setting }] : []),
    ...further.filter(({ service }) => others[service] === undefined),
  ];
}

/**
 * Reports queries that have no content because their content service is not configured.
 * @param serviceOf returns the further service that a source reads
 * @param bases the base URLs of the content services
 */
export function queriesWithoutContent(
  pages: readonly PagePlan[],
  project: ProjectConfig,
  serviceOf: (source: string) => string | undefined,
  bases: ServiceBases,
): Warning[] {
  return missingServices(project, bases).flatMap(({ service, name, setting }) => {
    const lines = pages.flatMap(({ file, queries }) =>
      Object.entries(queries)
        .filter(([, { source }]) => serviceOf(source) === service)
        .map(([query, { source, failed }]) => {
          const instead = failed.fallback === undefined ? '' : `; shows its fallback ${failed.fallback}`;
          return `${file}: ${query} (source ${source})${instead}`;
        }),
    );
    if (lines.length === 0) return [];
    const start = name === undefined ? 'no content service is configured' : `${name} is not configured`;
    const text = `${start}${setting === undefined ? '' : ` (${setting})`}, so these queries have no content:`;
    return [{ kind: 'settings', cause: text, text, details: lines }];
  });
}
