import { useLayoutEffect, useMemo, useRef } from 'react';
import { typeTitle } from '../names/section-names.ts';
import { useStudio } from '../shell/studio-context.ts';
import { blockDocument } from '../stages/block-document.ts';
import { completeBlock, type WrittenBlock } from '../stages/complete-block.ts';
import { useStage } from '../stages/use-stage.ts';
import css from './BlockPreview.module.css';
import { previewStrings } from './preview-strings.ts';
import { useSize } from './use-size.ts';

interface BlockPreviewProps extends WrittenBlock {
  /** Width of the page in CSS pixels. It is scaled to the width of the place. */
  readonly width?: number;
}

/** The height of the page around a block before its height is known, and the most that is shown of it, in pixels of the page. */
const firstHeight = 900;
const mostHeight = 2_000;

/** A block as the site shows it, in a frame of its own. Another block is shown in the same frame, without loading. */
export function BlockPreview({ type, props, slots, width = 1440 }: BlockPreviewProps) {
  const { state } = useStudio();
  const { frameOrigin } = state.project;
  const { schemas, images } = state.site.workspace;
  const [place, setPlace] = useSize();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const message = useMemo(
    () => ({ stageBlock: completeBlock({ schemas, images }, { type, props, slots }) }),
    [schemas, images, type, props, slots],
  );
  const height = useStage(frame, message);

  const shownHeight = Math.min(mostHeight, Math.max(1, height ?? firstHeight));
  useLayoutEffect(() => {
    const style = box.current?.style;
    style?.setProperty('--page-width', `${width}px`);
    style?.setProperty('--page-height', `${shownHeight}px`);
    style?.setProperty('--page-scale', String(Math.min(1, (place?.width ?? width) / width)));
  }, [width, shownHeight, place?.width]);
  return (
    <div
      ref={setPlace}
      className={css.place}
      role="img"
      aria-label={previewStrings.picture(typeTitle(state.site, type))}
    >
      <div ref={box} className={css.box} data-empty={height === undefined ? '' : undefined} inert>
        {height === undefined && <p className={css.loading}>{previewStrings.loadingPicture}</p>}
        <iframe
          ref={frame}
          sandbox="allow-scripts allow-same-origin"
          className={css.frame}
          title={previewStrings.picture(typeTitle(state.site, type))}
          src={frameOrigin + blockDocument}
        />
      </div>
    </div>
  );
}
