import type { BlockProps } from 'pagewright';
import { Band } from '../Band.tsx';

export default function Columns({ heading, tone, slots }: BlockProps['columns']) {
  return (
    <Band tone={tone} heading={heading}>
      <div className="columns">
        <div>{slots.left}</div>
        <div>{slots.right}</div>
      </div>
    </Band>
  );
}
