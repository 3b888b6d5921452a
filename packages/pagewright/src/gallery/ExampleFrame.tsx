import { useEffect, useRef, useState } from 'react';
import css from './ExampleFrame.module.css';

interface ExampleFrameProps {
  readonly type: string;
  /** Which of the examples, from 0. */
  readonly index: number;
  /** In CSS pixels. A frame has its own viewport, so the block answers to it as it would to a screen. */
  readonly width: number;
}

function heightIn(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || !('stageHeight' in message)) return undefined;
  return typeof message.stageHeight === 'number' ? message.stageHeight : undefined;
}

/** One example in a frame that is as high as what it shows. */
export function ExampleFrame({ type, index, width }: ExampleFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(600);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow) setHeight((before) => heightIn(data) ?? before);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
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
