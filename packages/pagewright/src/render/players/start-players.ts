import { coversOrigin } from '../../content/covers-origin.ts';

const plates = 'a[data-player][role=button]';

/** What a player may do in its frame. Cameras, microphones and payments stay forbidden. */
const allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** Shows the frame of a plate in its place, and moves the focus into it. */
function play(plate: HTMLAnchorElement): void {
  const { player = '', height } = plate.dataset;
  const url = new URL(player);
  // The visitor has just asked for it.
  if (plate.classList.contains('content-player-video')) url.searchParams.set('autoplay', '1');
  const frame = Object.assign(document.createElement('iframe'), {
    className: plate.className,
    title: plate.textContent,
    allow,
    // Some players refuse to play on an unknown site. The path of the page stays unknown to them.
    referrerPolicy: 'strict-origin-when-cross-origin',
    src: url.href,
  });
  if (height !== undefined) frame.height = height;
  plate.replaceWith(frame);
  frame.focus();
}

function plateAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(plates) : null;
}

/** Plays in place of following the link, unless the visitor wants another tab or window. */
function onClick(event: MouseEvent): void {
  const plate = plateAt(event);
  if (!plate || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  play(plate);
}

/** Buttons have the space bar too. */
function onKey(event: KeyboardEvent): void {
  const plate = event.key === ' ' && plateAt(event);
  if (!plate) return;
  event.preventDefault();
  play(plate);
}

/** Starts a silent loop when it comes into view, once. Its controls can stop it. */
function playInView(loop: HTMLVideoElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    // A browser may refuse, for example to save power.
    loop.play().catch(() => {});
  });
  observer.observe(loop);
}

let isListening = false;
const seen = new WeakSet<Element>();

/**
 * Makes plates in a part of a page buttons that show their frames. A plate whose origin is not declared stays a link, because the policy
 * would leave its frame empty. May be called again for the same part.
 * @param origins the origins that the site declares for frames
 */
export function startPlayers(shown: ParentNode, origins: readonly string[]): void {
  for (const plate of shown.querySelectorAll<HTMLAnchorElement>('a[data-player]'))
    if (origins.some((each) => coversOrigin(each, new URL(plate.dataset.player ?? '').origin)))
      plate.setAttribute('role', 'button');
  for (const loop of shown.querySelectorAll<HTMLVideoElement>('video[data-player]'))
    if (!seen.has(loop)) {
      seen.add(loop);
      playInView(loop);
    }
  if (isListening) return;
  isListening = true;
  // In the capture phase, because React stops events in parts that have not hydrated.
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
}
