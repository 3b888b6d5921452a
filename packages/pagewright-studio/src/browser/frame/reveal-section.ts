/** Milliseconds to wait for a section that the page does not have yet. */
const patience = 3_000;

/** Milliseconds after which the section is looked for again: a page that changes meanwhile may go back to where it was. */
const rechecks = [600, 1_200];

/** Pixels at the top that a page keeps free, often for its header. */
function keptFree(section: HTMLElement): number {
  const sizes = [
    getComputedStyle(document.documentElement).scrollPaddingTop,
    getComputedStyle(section).scrollMarginTop,
  ];
  return sizes.map((size) => Number.parseFloat(size) || 0).reduce((sum, size) => sum + size);
}

/** Scrolls a section into view, without moving the window around the frame. Does nothing if most of it is seen. */
function scrollTo(section: HTMLElement, isSmooth: boolean): void {
  const { top, bottom, height } = section.getBoundingClientRect();
  const first = keptFree(section);
  const view = window.innerHeight;
  const seen = Math.min(bottom, view) - Math.max(top, first);
  if (seen >= Math.min(height, view - first) * 0.8) return;
  const room = Math.min(Math.max(0, view - first - height) / 2, view / 4);
  const target = window.scrollY + top - first - room;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // A long way is shortened: only its last part is animated.
  const way = target - window.scrollY;
  if (Math.abs(way) > view) window.scrollTo({ top: target - Math.sign(way) * view, behavior: 'instant' });
  window.scrollTo({ top: target, behavior: isSmooth && !isStill ? 'smooth' : 'instant' });
}

type FindSection = () => HTMLElement | undefined;

/** Scrolls to a section that may come later, and stops when somebody scrolls. */
export class SectionRevealer {
  readonly #selected: FindSection;
  #find: FindSection;
  #isWaiting = false;
  #isSmooth = false;
  #timers: readonly ReturnType<typeof setTimeout>[] = [];

  /** @param selected finds the selected section */
  constructor(selected: FindSection) {
    this.#selected = selected;
    this.#find = selected;
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      window.addEventListener(type, () => this.#stop(), { capture: true, passive: true });
  }

  /** @param find finds the section, if it is not the selected one */
  reveal(isSmooth: boolean, find = this.#selected): void {
    this.#stop();
    this.#find = find;
    this.#isWaiting = true;
    this.#isSmooth = isSmooth;
    this.#timers = [setTimeout(() => this.#stop(), patience)];
    this.tryAgain();
  }

  /** Call it when the page has changed. */
  tryAgain(): void {
    const section = this.#isWaiting ? this.#find() : undefined;
    if (!section) return;
    this.#stop();
    scrollTo(section, this.#isSmooth);
    this.#timers = rechecks.map((time) =>
      setTimeout(() => {
        const now = this.#find();
        if (now) scrollTo(now, false);
      }, time),
    );
  }

  #stop(): void {
    this.#isWaiting = false;
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
