import type { BlockProps } from 'pagewright';
import { Band } from '../Band.tsx';

export default function Film({ heading, src, name, height, tone }: BlockProps['film']) {
  return (
    <Band tone={tone} heading={heading}>
      <iframe src={src} title={name} height={height} loading="lazy" />
      <a href={src}>{name}</a>
    </Band>
  );
}
