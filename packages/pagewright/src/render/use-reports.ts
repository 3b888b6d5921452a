import { useEffect } from 'react';
import type { PagePlan } from '../grammar/plan.ts';
import type { ResolvedBlock } from './blocks/resolve-blocks.ts';
import { report } from './reporting/report.ts';

/** Tells which blocks of a page are left out for want of content that their author did not call optional. */
export function useReports(plan: PagePlan, drawings: readonly ResolvedBlock[]): void {
  const missing = drawings
    .filter((drawing) => drawing.show === 'nothing' && drawing.because === 'missing')
    .map((drawing) => plan.blocks.indexOf(drawing.block))
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
        message: 'left out, because the content that it needs is missing',
      });
    }
  }, [plan, missing]);
}
