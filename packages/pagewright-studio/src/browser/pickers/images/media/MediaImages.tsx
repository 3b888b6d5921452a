import { useEffect, useMemo, useRef, useState } from 'react';
import { Callout } from '../../../controls/Callout.tsx';
import { PushButton } from '../../../controls/PushButton.tsx';
import { pickerStrings } from '../../picker-strings.ts';
import { ImageGrid } from '../ImageGrid.tsx';
import css from '../ImagePanels.module.css';
import { ImageSearch } from '../ImageSearch.tsx';
import { type ListedImage, searchImages } from '../listed-images.ts';
import type { useMediaParts } from './use-media-parts.ts';

interface MediaImagesProps {
  /** What people call the content service. */
  readonly contentName: string;
  readonly media: ReturnType<typeof useMediaParts>;
  readonly chosen: string | undefined;
  readonly used: ReadonlySet<string>;
  readonly frameOrigin: string;
  readonly onChoose: (image: ListedImage) => void;
  readonly onUse: (image: ListedImage) => void;
}

/** The media of the content service, in its own order. */
export function MediaImages({ contentName, media, ...rest }: MediaImagesProps) {
  const { images, is, error, hasMore, disallowed, readMore } = media;
  const [text, setText] = useState('');
  const search = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that read them is gone, and with it the focus.
    if (is === 'read' && document.activeElement === document.body)
      search.current?.querySelector('input')?.focus();
  }, [is]);
  const found = useMemo(() => searchImages(images, text), [images, text]);
  const groups = useMemo(() => [{ folder: contentName, images: found }], [contentName, found]);
  return (
    <>
      <div ref={search}>
        <ImageSearch text={text} onText={setText} count={found.length} />
      </div>
      {is === 'failed' && (
        <Callout kind="error" actions={<PushButton onClick={readMore}>{pickerStrings.again}</PushButton>}>
          {error}
        </Callout>
      )}
      {disallowed.length > 0 && (
        <Callout kind="warning">{pickerStrings.image.disallowed(disallowed)}</Callout>
      )}
      {found.length > 0 && (
        <ImageGrid label={pickerStrings.image.media(contentName)} groups={groups} {...rest} />
      )}
      {found.length === 0 && is === 'read' && (
        <p className={css.empty}>
          {images.length === 0
            ? pickerStrings.image.noMedia(contentName)
            : pickerStrings.image.nothingFound(text)}
        </p>
      )}
      {is === 'loading' && (
        <p role="status" className={css.empty}>
          {pickerStrings.image.loading(contentName)}
        </p>
      )}
      {is === 'read' && hasMore && (
        <PushButton kind="quiet" onClick={readMore}>
          {pickerStrings.image.moreMedia}
        </PushButton>
      )}
    </>
  );
}
