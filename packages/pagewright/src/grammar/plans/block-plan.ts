import type { BlockLimits } from '../block-limits.ts';
import type { Condition } from '../conditions.ts';
import type { Schedule } from '../schedule.ts';
import type { Plan } from './value-plan.ts';

/** One block of a page. */
export interface BlockPlan extends BlockLimits {
  /** When it is shown. Absent in plans for browsers. */
  readonly schedule?: Schedule;
  readonly type: string;
  /** For reports: the file in `page-configs/`, and the number of the block in it, from 1. */
  readonly place: { readonly file: string; readonly block: number };
  readonly props: Plan;
  /** The names of the queries that the props read. */
  readonly queries: readonly string[];
  /** True if the block may be omitted without a report when its content is missing. */
  readonly optional: boolean;
  /** True if the block renders the h1 of the page. */
  readonly titled?: true;
  /** The conditions that its content must meet. */
  readonly when?: readonly Condition[];
  /** The name of its slot, if it is inside the last block before it that is in no slot. */
  readonly slot?: string;
  /** True if other blocks may be inside it. */
  readonly hasSlots?: true;
  readonly id?: string;
}
