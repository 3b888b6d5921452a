import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStudio } from '../../shell/studio-context.ts';
import { blockDocument } from '../../stages/block-document.ts';
import { completeBlock } from '../../stages/complete-block.ts';
import { useStage } from '../../stages/use-stage.ts';
import { pickerStrings } from '../picker-strings.ts';
import { type PicturePlaces, placesIn } from './picture-places.ts';
import css from './VariantPictures.module.css';
import { type VariantProp, variantExample } from './variant-example.ts';

interface VariantPicturesProps {
  readonly prop: VariantProp;
  /** The values, in the order of their places. Another list is drawn again. */
  readonly values: readonly string[];
}

/** The size of the page that each picture shows, in CSS pixels: wide enough for all columns, and not so wide that text is lost. */
const page = { width: 1120, height: 700 };

/**
 * The block itself with each value, over the places for pictures in the element around it. All are in one frame, which loads the code of
 * the site once. Hidden from screen readers: the words are next to the pictures.
 */
export function VariantPictures({ prop: { type, name }, values }: VariantPicturesProps) {
  const { site, project } = useStudio().state;
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [found, setFound] = useState<PicturePlaces>();
  useLayoutEffect(() => {
    const around = box.current?.parentElement;
    if (!around) return;
    // Without a size, the pictures are hidden, and stay as they are.
    const observer = new ResizeObserver(() => setFound((before) => placesIn(around) ?? before));
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  const { schemas, images } = site.workspace;
  const blocks = useMemo(
    () =>
      values.map((value) => {
        const example = variantExample(schemas, { type, name }, value);
        return example && completeBlock({ schemas, images }, example);
      }),
    [schemas, images, type, name, values],
  );
  const message = useMemo(() => {
    if (!found) return undefined;
    const scale = { x: found.width / page.width, y: found.height / page.height };
    const tiles = found.places.flatMap(({ left, top, width, height }, at) => {
      const block = blocks[at];
      const place = { left: left / scale.x, top: top / scale.y };
      return block ? [{ block, ...place, width: width / scale.x, height: height / scale.y }] : [];
    });
    return { stageTiles: { tiles, stretch: scale.x / scale.y } };
  }, [found, blocks]);
  const isShown = useStage(frame, message) !== undefined;
  useLayoutEffect(() => {
    const style = frame.current?.style;
    if (!message || !found) return;
    const { tiles } = message.stageTiles;
    const outlines = tiles.map(
      ({ left, top, width, height }) => `M${left} ${top}h${width}v${height}h${-width}z`,
    );
    style?.setProperty('--page-width', `${page.width}px`);
    style?.setProperty('--page-height', `${page.height}px`);
    style?.setProperty('--page-scale', `${found.width / page.width}, ${found.height / page.height}`);
    style?.setProperty('--pictures', `path('${outlines.join('')}')`);
  }, [message, found]);
  return (
    <div ref={box} className={css.box} data-empty={isShown ? undefined : ''} aria-hidden="true" inert>
      <iframe
        ref={frame}
        sandbox="allow-scripts allow-same-origin"
        className={css.frame}
        title={pickerStrings.variant.pictures}
        src={project.frameOrigin + blockDocument}
      />
    </div>
  );
}
