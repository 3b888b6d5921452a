import { useLayoutEffect, useRef, useState } from 'react';
import { useStudio } from '../shell/studio-context.ts';
import type { FrameSize } from './frame-size.ts';
import { frameUrl } from './messages/frame-link.ts';
import { frameName } from './messages/frame-messages.ts';
import css from './PageFrame.module.css';
import { readablePath } from './page-entry.ts';
import { previewStrings } from './preview-strings.ts';

interface PageFrameProps {
  readonly size: FrameSize;
  readonly setFrame: (frame: HTMLIFrameElement | null) => void;
  /** True while the frame has nothing to show. It stays, so that the page comes back without loading. */
  readonly isHidden: boolean;
}

/** What the page may do: everything that it may do on the site, except to navigate the window around it. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** The frame with the page, in its exact width, and made smaller if its place is narrower. */
export function PageFrame({ size, setFrame, isHidden }: PageFrameProps) {
  const { state, view } = useStudio();
  const box = useRef<HTMLDivElement>(null);
  // What comes later goes through the connection to the frame.
  const [first] = useState({
    src: frameUrl(state.project.frameOrigin, view.path),
    name: frameName({ state: view.contentState, visit: 0 }),
  });
  useLayoutEffect(() => {
    const style = box.current?.style;
    style?.setProperty('--frame-width', `${size.width}px`);
    style?.setProperty('--frame-height', `${size.height}px`);
    style?.setProperty('--frame-scale', String(size.scale));
  }, [size]);
  return (
    <div ref={box} className={css.box} inert={isHidden}>
      <iframe
        {...first}
        ref={setFrame}
        sandbox={sandbox}
        className={css.frame}
        title={previewStrings.frame(readablePath(view.path), size.width)}
      />
    </div>
  );
}
