import { ImageIcon } from 'lucide-react';
import type { Json } from 'pagewright/tooling';
import { useStudio } from '../../shell/studio-context.ts';
import { pickerStrings } from '../picker-strings.ts';
import css from './ImageSummary.module.css';
import { urlOfImage } from './image-url.ts';
import { listedImage } from './listed-images.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface ImageSummaryProps {
  readonly src: string | undefined;
  /** The size that the config gives; files of the site have a size of their own. */
  readonly width: Json | undefined;
  readonly height: Json | undefined;
}

/** An image in small with its name and its size in pixels. */
export function ImageSummary({ src, width, height }: ImageSummaryProps) {
  const { images, frameOrigin } = useStudio().state.project;
  if (src === undefined || src === '')
    return (
      <p className={css.none}>
        <ImageIcon size={16} aria-hidden />
        {pickerStrings.image.none}
      </p>
    );
  if (src.includes('{')) return <p className={css.none}>{pickerStrings.image.fromContent(src)}</p>;
  const known = Object.hasOwn(images, src) ? images[src] : undefined;
  const { name, folder, thumbnail } = listedImage({ src, ...known });
  const size =
    known ?? (typeof width === 'number' && typeof height === 'number' ? { width, height } : undefined);
  return (
    <div className={css.summary}>
      <Thumbnail url={urlOfImage(thumbnail, frameOrigin)} />
      <div className={css.words}>
        <p className={css.name} title={src}>
          {name}
        </p>
        <p className={css.more}>
          {[size && pickerStrings.image.size(size.width, size.height), folder]
            .filter((part) => part)
            .join(' · ')}
        </p>
      </div>
    </div>
  );
}
