import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import css from './ExampleFrame.module.css';
import { stageMessage } from './stage-message.ts';

interface ExampleFrameProps {
  readonly type: string;
  /** Index of the example. */
  readonly index: number;
  /** In CSS pixels. A frame has its own viewport, so media queries of the block apply to it. */
  readonly width: number;
}

/** Keeps what is seen where it is when a frame above it changes its height. WebKit does not do so by itself. */
function useScrollAnchor(frame: RefObject<HTMLIFrameElement | null>, height: number): void {
  const last = useRef(height);
  useLayoutEffect(() => {
    const change = height - last.current;
    last.current = height;
    const bottom = frame.current?.getBoundingClientRect().bottom ?? 0;
    if (change !== 0 && bottom - change < 0 && !CSS.supports('overflow-anchor', 'auto'))
      window.scrollBy({ top: change, behavior: 'instant' });
  }, [frame, height]);
}

/** An example in a frame as high as its content. */
export function ExampleFrame({ type, index, width }: ExampleFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(600);
  useScrollAnchor(frame, height);
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const message = source === frame.current?.contentWindow ? stageMessage(data) : undefined;
      if (message && 'stageHeight' in message) setHeight(message.stageHeight);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return (
    <div className={css.view}>
      <iframe
        ref={frame}
        className={css.frame}
        title={`${type}, example ${index + 1}`}
        src={`/gallery.html?type=${type}&example=${index}`}
        width={width}
        height={height}
        loading="lazy"
      />
    </div>
  );
}
