import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import css from './ExampleFrame.module.css';
import { keepPlace } from './keep-place.ts';
import { stageMessage } from './stage-message.ts';

interface ExampleFrameProps {
  readonly type: string;
  /** Index of the example among the examples of the type. */
  readonly index: number;
  /** In CSS pixels. A frame has its own viewport, so media queries of the block apply to it. */
  readonly width: number;
}

/** An example in a frame as high as its content. */
export function ExampleFrame({ type, index, width }: ExampleFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(600);
  // As attributes, the sizes would lose against the styles of a site.
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--example-width', `${width}px`);
    frame.current?.style.setProperty('--example-height', `${height}px`);
  }, [width, height]);
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const message = source === frame.current?.contentWindow ? stageMessage(data) : undefined;
      if (message && 'stageHeight' in message) keepPlace(() => setHeight(message.stageHeight));
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
        loading="lazy"
      />
    </div>
  );
}
