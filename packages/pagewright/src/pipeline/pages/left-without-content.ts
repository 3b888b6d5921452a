import type { PagePlan } from '../../grammar/plan.ts';
import type { Warning } from '../files/warnings.ts';

/** Tells which queries have no content where no content service is configured; nothing where there are none. */
export function leftWithoutContent(pages: readonly PagePlan[]): Warning[] {
  const lines = pages.flatMap(({ file, queries }) =>
    Object.entries(queries).map(([name, { source, failed }]) => {
      const instead = failed.fallback === undefined ? '' : `; its fallback ${failed.fallback} stands in`;
      return `${file}: ${name} (source ${source})${instead}`;
    }),
  );
  if (lines.length === 0) return [];
  const told = 'no content service is configured (VITE_WORDPRESS_URL); left without content are the queries';
  return [{ kind: 'settings', cause: told, text: told, details: lines }];
}
