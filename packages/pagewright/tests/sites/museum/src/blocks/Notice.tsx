import type { BlockProps } from 'pagewright';
import { Band } from '../Band.tsx';

export default function Notice({ text, link, tone }: BlockProps['notice']) {
  return (
    <Band tone={tone}>
      <p>
        {text} {link && <a href={link.href}>{link.label}</a>}
      </p>
    </Band>
  );
}
