import { stages } from 'pagewright/tooling';
import { type RefObject, useEffect, useState } from 'react';
import { useStudio } from '../shell/studio-context.ts';

/**
 * Sends a message to the stage in a frame, as soon as it listens and whenever the message is another object.
 * Returns the height of what the stage shows, in
 * CSS pixels of its document; undefined until it shows something.
 */
export function useStage(
  frame: RefObject<HTMLIFrameElement | null>,
  message: object | undefined,
): number | undefined {
  const { frameOrigin } = useStudio().state.project;
  /** Counts the documents that listen. */
  const [ready, setReady] = useState(0);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== frameOrigin) return;
      const found = stages.stageMessage(data);
      if (found && 'stageHeight' in found) setHeight(found.stageHeight);
      else if (found) setReady((count) => count + 1);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, frameOrigin]);
  useEffect(() => {
    if (ready > 0 && message) frame.current?.contentWindow?.postMessage(message, frameOrigin);
  }, [frame, ready, message, frameOrigin]);
  return height;
}
