import { type KeyboardEvent, useEffect, useRef } from 'react';
import { pickerStrings } from '../picker-strings.ts';
import css from './ImageGrid.module.css';
import { urlOfImage } from './image-url.ts';
import type { ImageGroup, ListedImage } from './listed-images.ts';
import { optionTowards } from './option-towards.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface ImageGridProps {
  readonly label: string;
  readonly groups: readonly ImageGroup[];
  /** The source of the image that is chosen. */
  readonly chosen: string | undefined;
  /** The sources of the images that the page shows. */
  readonly used: ReadonlySet<string>;
  readonly frameOrigin: string;
  readonly onChoose: (image: ListedImage) => void;
  /** Chooses an image and ends the choice: Enter, or a double click. */
  readonly onUse: (image: ListedImage) => void;
}

/** Images to choose one from: a list box whose options are in rows. The arrow keys choose what they reach. */
export function ImageGrid(props: ImageGridProps) {
  const { label, groups, chosen, onChoose, onUse } = props;
  const list = useRef<HTMLDivElement>(null);
  const all = groups.flatMap(({ images }) => images);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'center' });
  }, []);
  const inTabOrder = all.find(({ src }) => src === chosen)?.src ?? all[0]?.src;
  const onKey = (event: KeyboardEvent) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const at = event.target instanceof HTMLElement ? options.indexOf(event.target) : -1;
    const here = all[at];
    if (here && event.key === 'Enter') {
      event.preventDefault();
      onUse(here);
      return;
    }
    const to = here && event.key === ' ' ? at : optionTowards(event.key, options, at);
    const image = to === undefined ? undefined : all[to];
    if (to === undefined || !image) return;
    event.preventDefault();
    options[to]?.focus();
    onChoose(image);
  };
  return (
    <div ref={list} role="listbox" aria-label={label} className={css.list} onKeyDown={onKey}>
      {groups.map(({ folder, images }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a list box.
        <div key={folder} role="group" aria-label={pickerStrings.image.folder(folder)} className={css.group}>
          <p className={css.folder} aria-hidden="true">
            {pickerStrings.image.folder(folder)} <span className={css.count}>{images.length}</span>
          </p>
          <div className={css.grid} role="presentation">
            {images.map((image) => (
              <ImageOption
                key={image.src}
                {...props}
                image={image}
                isChosen={image.src === chosen}
                isInTabOrder={image.src === inTabOrder}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface ImageOptionProps extends Pick<ImageGridProps, 'used' | 'frameOrigin' | 'onChoose' | 'onUse'> {
  readonly image: ListedImage;
  readonly isChosen: boolean;
  readonly isInTabOrder: boolean;
}

function ImageOption({
  image,
  isChosen,
  isInTabOrder,
  used,
  frameOrigin,
  onChoose,
  onUse,
}: ImageOptionProps) {
  const { src, name, thumbnail, width, height } = image;
  const isUsed = used.has(src);
  const size = width !== undefined && height !== undefined ? pickerStrings.image.size(width, height) : '';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list box handles the keys of its options.
    <div
      role="option"
      aria-selected={isChosen}
      aria-label={[name, size, isUsed ? pickerStrings.image.used : '']
        .filter((part) => part !== '')
        .join(', ')}
      tabIndex={isInTabOrder ? 0 : -1}
      className={css.option}
      title={name}
      onClick={() => onChoose(image)}
      onDoubleClick={() => onUse(image)}
    >
      <Thumbnail url={urlOfImage(thumbnail, frameOrigin)} />
      <span className={css.name}>{name}</span>
      <span className={css.size}>{size}</span>
      {isUsed && <span className={css.used}>{pickerStrings.image.used}</span>}
    </div>
  );
}
