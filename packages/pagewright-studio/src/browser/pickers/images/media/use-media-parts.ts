import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { StudioServer } from '../../../connection/server-stream.ts';
import { strings } from '../../../strings.ts';
import { type ListedImage, listedImage } from '../listed-images.ts';
import type { MediaImage, MediaPart } from '../media-part.ts';

/** The media of the content service, as far as they have been read. */
interface MediaParts {
  readonly images: readonly ListedImage[];
  readonly is: 'loading' | 'read' | 'failed';
  /** Why the last part could not be read, as a sentence. */
  readonly error: string;
  readonly hasMore: boolean;
  /** Origins of images that the site does not allow. */
  readonly disallowed: readonly string[];
  /** Reads the next part, or the one that failed again. */
  readMore(): void;
}

interface State extends Pick<MediaParts, 'is' | 'error' | 'hasMore' | 'disallowed'> {
  readonly images: readonly MediaImage[];
  readonly part: number;
}

const first: State = { images: [], part: 0, is: 'loading', error: '', hasMore: false, disallowed: [] };

/** Reads the media part by part, the first when `isNeeded`. */
export function useMediaParts(server: StudioServer, isNeeded: boolean): MediaParts {
  const [state, setState] = useState(first);
  const isStarted = useRef(false);
  const read = useCallback(
    async (part: number) => {
      setState((before) => ({ ...before, is: 'loading' }));
      try {
        const { images, hasMore, disallowed = [] } = await server.request<MediaPart>('media', { part });
        setState((before) => ({
          images: [...before.images, ...images],
          part: part + 1,
          is: 'read',
          error: '',
          hasMore,
          disallowed: [...new Set([...before.disallowed, ...disallowed])],
        }));
      } catch (failure) {
        const error =
          failure instanceof TypeError
            ? strings.connection.lost
            : String(failure instanceof Error ? failure.message : failure);
        setState((before) => ({ ...before, is: 'failed', error }));
      }
    },
    [server],
  );
  useEffect(() => {
    if (!isNeeded || isStarted.current) return;
    isStarted.current = true;
    void read(0);
  }, [isNeeded, read]);
  const images = useMemo(() => {
    const bySource = new Map(state.images.map((image) => [image.src, image]));
    return [...bySource.values()].map(listedImage);
  }, [state.images]);
  return { ...state, images, readMore: () => void read(state.part) };
}
