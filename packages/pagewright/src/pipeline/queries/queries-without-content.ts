import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { Warning } from '../warnings.ts';

/**
 * Reports queries that have no content because no content service is configured.
 * @param setting environment variable that configures the service
 */
export function queriesWithoutContent(pages: readonly PagePlan[], setting: string | undefined): Warning[] {
  const lines = pages.flatMap(({ file, queries }) =>
    Object.entries(queries).map(([name, { source, failed }]) => {
      const instead = failed.fallback === undefined ? '' : `; shows its fallback ${failed.fallback}`;
      return `${file}: ${name} (source ${source})${instead}`;
    }),
  );
  if (lines.length === 0) return [];
  const text = `no content service is configured${setting === undefined ? '' : ` (${setting})`}, so these queries have no content:`;
  return [{ kind: 'settings', cause: text, text, details: lines }];
}
