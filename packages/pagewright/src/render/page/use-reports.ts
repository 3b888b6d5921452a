import { useEffect } from 'react';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import type { ResolvedBlock } from '../blocks/resolve-blocks.ts';
import { report } from '../reporting/report.ts';

/** Reports the blocks that are omitted because required content is missing, unless their config calls them optional. */
export function useReports(plan: PagePlan, blocks: readonly ResolvedBlock[]): void {
  const missing = blocks
    .filter((resolved) => resolved.show === 'nothing' && resolved.isMissed)
    .map(({ index }) => index)
    .join();
  useEffect(() => {
    if (missing === '') return;
    for (const index of missing.split(',')) {
      const block = plan.blocks[Number(index)];
      if (!block) continue;
      report({
        about: 'block-missing',
        ...block.place,
        type: block.type,
        query: block.queries.join(', '),
        message: 'omitted, because required content is missing',
      });
    }
  }, [plan, missing]);
}
