import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { useStudio } from '../../shell/studio-context.ts';
import type { FrameLink } from '../messages/frame-link.ts';
import { firstContentSection } from './content-sections.ts';
import type { PageInFrame } from './page-in-frame.ts';

interface RevealOptions {
  readonly link: FrameLink | undefined;
  /** Counts the documents that the frame has loaded. */
  readonly loaded: number;
  readonly shown: PageInFrame | undefined;
  /** What a click in the page has selected. The page need not scroll to it. */
  readonly clicked: RefObject<SelectedPart | undefined>;
}

/** Scrolls the page in the frame to what is selected, and to what another state of its content changes. */
export function useReveal({ link, loaded, shown, clicked }: RevealOptions): void {
  const { selected: part, contentState } = useStudio().view;
  const key = part && JSON.stringify([part.file, part.steps]);
  const revealed = useRef<string>(undefined);
  const stateBefore = useRef(contentState);
  /** Scrolls to where another state of the content is seen. False if nothing was chosen, or no section reads content. */
  const revealState = useEffectEvent(() => {
    const isOther = stateBefore.current !== contentState;
    stateBefore.current = contentState;
    const found = isOther && shown && contentState !== 'content' && firstContentSection(shown, contentState);
    if (found) link?.send({ type: 'reveal', isSmooth: false, block: found.mark });
    return Boolean(found);
  });
  useEffect(() => {
    const now = `${loaded} ${key}`;
    if (loaded === 0 || now === revealed.current) return;
    const isSmooth = revealed.current?.startsWith(`${loaded} `) === true;
    revealed.current = now;
    if (!isSmooth && revealState()) return;
    if (key === undefined || (part === clicked.current && isSmooth)) return;
    link?.send({ type: 'reveal', isSmooth });
  }, [link, loaded, key, part, clicked]);
}
