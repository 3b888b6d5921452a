import type { BlockProps } from 'pagewright';
import { Band } from '../Band.tsx';

export default function Topics({ label, links, current, tone }: BlockProps['topics']) {
  return (
    <Band tone={tone}>
      <nav aria-label={label}>
        {links.map((link) => (
          <a key={link.href} href={link.href} aria-current={link.label === current ? 'page' : undefined}>
            {link.label}
          </a>
        ))}
      </nav>
    </Band>
  );
}
