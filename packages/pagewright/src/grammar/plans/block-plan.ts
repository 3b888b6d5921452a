import type { BlockLimits } from '../block-limits.ts';
import type { Condition } from '../conditions.ts';
import type { Schedule } from '../schedule.ts';
import type { Plan } from './value-plan.ts';

export interface BlockPlan extends BlockLimits {
  /** When visitors see the block. Absent in plans for browsers. */
  readonly schedule?: Schedule;
  readonly type: string;
  /** The place of the block in its config, for reports: the file in `page-configs/`, and the number of the block in it, from 1. */
  readonly place: { readonly file: string; readonly block: number };
  readonly props: Plan;
  /** The names of the queries that the props read. */
  readonly queries: readonly string[];
  /** True if the block may be omitted without a report when its content is missing. */
  readonly optional: boolean;
  /** True if the block renders the h1 of the page. */
  readonly titled?: true;
  readonly when?: readonly Condition[];
  /** The name of the slot that contains the block. The slot belongs to the nearest earlier block that is in no slot. */
  readonly slot?: string;
  /** True if the block has slots for other blocks. */
  readonly hasSlots?: true;
  readonly id?: string;
}
