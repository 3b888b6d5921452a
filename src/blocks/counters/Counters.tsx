import type { BlockProps } from '../../generated/block-props.ts';
import { CounterRow } from './layout-row/CounterRow.tsx';
import { CounterScale } from './layout-scale/CounterScale.tsx';

/** Figures as the scale bar of a map, or exact ones in a row. */
export default function Counters({ layout, ...props }: BlockProps['counters']) {
  return layout === 'row' ? <CounterRow {...props} /> : <CounterScale {...props} />;
}
