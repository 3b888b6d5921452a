import type { BlockProps } from 'pagewright';
import { Band } from '../Band.tsx';

export default function Pager({ label, first, others, current, tone }: BlockProps['pager']) {
  return (
    <Band tone={tone}>
      <nav aria-label={label}>
        {['1', ...others].map((number) => (
          <a
            key={number}
            href={number === '1' ? first : `${first}/page/${number}`}
            aria-current={number === current ? 'page' : undefined}
          >
            {number}
          </a>
        ))}
      </nav>
    </Band>
  );
}
