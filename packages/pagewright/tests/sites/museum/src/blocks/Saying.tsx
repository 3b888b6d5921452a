import type { BlockProps } from 'pagewright';
import { Band } from '../Band.tsx';
import { Picture } from '../Picture.tsx';

export default function Saying({ text, speaker, role, portrait, side, tone }: BlockProps['saying']) {
  return (
    <Band tone={tone} layout={side}>
      <figure>
        <Picture image={portrait} decorative />
        <blockquote>{text}</blockquote>
        {speaker !== undefined && (
          <figcaption>
            {speaker} {role}
          </figcaption>
        )}
      </figure>
    </Band>
  );
}
