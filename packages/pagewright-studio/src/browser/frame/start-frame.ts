import { type FromFrame, readFrameName, type ToFrame, toFrame } from '../preview/messages/frame-messages.ts';
import { shownForBlock } from './find-slots.ts';
import { followLayout } from './follow-layout.ts';
import { keepFocus } from './keep-focus.ts';
import { OutlineLayer } from './outline-layer.ts';
import { pickSections } from './pick-sections.ts';
import { SectionRevealer } from './reveal-section.ts';
import { followPath } from './shown-path.ts';

type Shown = Extract<ToFrame, { type: 'show' }>;

/** A page that is loaded again is not blended with the document before. */
const styles = '@view-transition { navigation: none; }';

/** The script of the site calls it through the start of the frame, which is one bundle. */
export { followRoutes } from './shown-path.ts';

/**
 * Starts the part of the studio that runs in the frame with the page, if the document is in one: it shows which sections are selected and
 * pointed at, lets clicks select them, and says which path is shown. It needs nothing of the site, and runs before its code.
 */
export function startFrame(studioOrigin: string): void {
  const named = readFrameName(window.name);
  if (window.parent === window || !named) return;
  let shown: Shown = { type: 'show', isBrowsing: false, scale: 1 };
  let wasFound: boolean | undefined;
  const send = (message: FromFrame) => window.parent.postMessage(message, studioOrigin);

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  keepFocus();
  const layer = new OutlineLayer();
  const revealer = new SectionRevealer(() => layer.slots[0]);
  const draw = () => {
    const { isBrowsing, selected, pointed, scale } = shown;
    layer.show(isBrowsing ? undefined : selected, isBrowsing ? undefined : pointed, scale);
    follow(layer.slots);
    revealer.tryAgain();
    const isFound = !selected || isBrowsing || layer.slots.length > 0;
    if (isFound !== wasFound) send({ type: 'found', isFound });
    wasFound = isFound;
  };
  const follow = followLayout(() => layer.draw(), draw);
  const { changeMode } = pickSections({
    isPicking: () => !shown.isBrowsing,
    onPoint: (block) => send({ type: 'point', ...(block ? { block } : {}) }),
    onPointElement: (element) => layer.pointAt(element),
    onPick: (block, target, isDouble) =>
      send({ type: 'select', isDouble, ...(block ? { block } : {}), ...(target ? { target } : {}) }),
  });

  const open = followPath(named, send);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const message = source === window.parent && origin === studioOrigin ? toFrame(data) : undefined;
    if (message?.type === 'show') {
      shown = message;
      changeMode();
      draw();
    } else if (message?.type === 'reveal') {
      const { block, isSmooth } = message;
      revealer.reveal(isSmooth, block && (() => shownForBlock(block, document)));
    } else if (message) open(message);
  });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'F6' || (event.key === 'Escape' && !shown.isBrowsing)) send({ type: 'leave' });
    },
    { capture: true },
  );
}
