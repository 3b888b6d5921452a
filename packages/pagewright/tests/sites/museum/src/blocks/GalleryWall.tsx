import type { BlockProps } from 'pagewright';
import { Band } from '../Band.tsx';
import { Picture } from '../Picture.tsx';
import css from './GalleryWall.module.css';

export default function GalleryWall({ heading, images, tone }: BlockProps['gallery-wall']) {
  return (
    <Band tone={tone} heading={heading}>
      <ul className={css.wall}>
        {images.map((image) => (
          <li key={image.src}>
            <Picture image={image} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
