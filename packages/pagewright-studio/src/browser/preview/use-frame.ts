import type { EditorSite } from 'pagewright/tooling';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import type { SelectedPart } from '../drafts/draft-state.ts';
import { useStudio } from '../shell/studio-context.ts';
import { useClickedPart } from './clicks/use-clicked-part.ts';
import { FrameLink } from './messages/frame-link.ts';
import type { FromFrame, Outline } from './messages/frame-messages.ts';
import { isSamePath } from './page-entry.ts';
import { type PageInFrame, pageInFrame } from './shown/page-in-frame.ts';
import { clickedPart, outlineOf } from './shown/slot-parts.ts';
import { useReveal } from './shown/use-reveal.ts';

/** What a window knows of the page in its frame. */
export interface Frame {
  /** Changes when the element is replaced, because the page in the last one did not answer. */
  readonly attempt: number;
  /** True until the frame has shown a page for the first time. */
  readonly isStarting: boolean;
  /** The ref of the element. */
  readonly setFrame: (frame: HTMLIFrameElement | null) => void;
  readonly shown: PageInFrame | undefined;
  /** The outline of the selected section; undefined if the page has none. */
  readonly selected: Outline | undefined;
  /** False if the page in the frame does not have the selected section. */
  readonly isFound: boolean;
  /** Whether the path has a page now; undefined while that is not known. */
  readonly hasPage: boolean | undefined;
  readonly reload: () => void;
}

function useOutline(site: EditorSite, shown: PageInFrame | undefined, part: SelectedPart | undefined) {
  return useMemo(() => shown && outlineOf(site, shown.blocks, part), [site, shown, part]);
}

/** Connects the window to the page in its frame: the page shows what the window selects, and clicks in the page select. */
export function useFrame(scale: number): Frame {
  const { state, view, show } = useStudio();
  const { site, project, connection } = state;
  const { path, contentState, isBrowsing } = view;
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [link, setLink] = useState<FrameLink>();
  const [attempt, setAttempt] = useState(0);
  /** Counts the documents that the frame has loaded. */
  const [loaded, setLoaded] = useState(0);
  const [hasPage, setHasPage] = useState<boolean>();
  const [isFound, setFound] = useState(true);

  const shown = useMemo(() => pageInFrame(site, path), [site, path]);
  const { select, clicked } = useClickedPart(shown);
  const selected = useOutline(site, shown, view.selected);
  const pointed = useOutline(site, shown, view.pointed);

  const followPath = (now: string) => {
    if (isSamePath(now, path)) return;
    const file = pageInFrame(site, now)?.page.file;
    const isOther = file !== undefined && file !== view.file;
    show({ path: now, ...(isOther ? { file, selected: undefined } : {}) });
  };
  const onMessage = useEffectEvent((message: FromFrame) => {
    if (message.type === 'ready' || message.type === 'path') {
      setHasPage(message.hasPage);
      if (message.type === 'ready') setLoaded((count) => count + 1);
      followPath(message.path);
    } else if (message.type === 'point') {
      const { block } = message;
      const found = block && shown && clickedPart(shown.blocks, block, view.file);
      show({ pointed: found?.part });
    } else if (message.type === 'select') select(message);
    else if (message.type === 'found') setFound(message.isFound);
    else document.querySelector<HTMLElement>('[data-preview]')?.focus();
  });
  const onStuck = useEffectEvent(() => {
    if (connection === 'connected') setAttempt((count) => count + 1);
  });
  const firstShown = useEffectEvent(() => ({ path, state: contentState }));

  useEffect(() => {
    if (!frame) return;
    const created = new FrameLink(
      {
        frame,
        origin: project.frameOrigin,
        onMessage: (message) => onMessage(message),
        onStuck: () => onStuck(),
      },
      firstShown(),
    );
    setLink(created);
    return () => created.close();
  }, [frame, project.frameOrigin]);
  // Not useEffect: a message about the path before could arrive first, and lead back to it.
  useLayoutEffect(() => {
    // A server that is gone would leave nothing in the frame.
    link?.show({ path, state: contentState }, connection === 'connected');
  }, [link, path, contentState, connection]);
  useEffect(() => {
    if (loaded === 0) return;
    link?.send({
      type: 'show',
      isBrowsing,
      scale,
      ...(selected ? { selected } : {}),
      ...(pointed ? { pointed } : {}),
    });
  }, [link, loaded, isBrowsing, scale, selected, pointed]);

  useReveal({ link, loaded, shown, clicked });
  const isStarting = loaded === 0;
  return { attempt, isStarting, setFrame, shown, selected, isFound, hasPage, reload: () => link?.reload() };
}
