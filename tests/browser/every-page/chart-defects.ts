import type { Page } from '@playwright/test';

/** A part of a drawing: its position in the drawing, its size, and the share of its line that is drawn. */
type Shape = readonly [left: number, top: number, width: number, height: number, undrawn: string];

/** The shapes of all drawings of the page, as they look without motion. */
function shapesOf(page: Page): Promise<readonly (readonly Shape[])[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main svg')].map((svg) => {
      const around = svg.getBoundingClientRect();
      return [...svg.querySelectorAll('*')].map((part): Shape => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const { strokeDasharray, strokeDashoffset } = getComputedStyle(part);
        return [
          left - around.left,
          top - around.top,
          width,
          height,
          strokeDasharray === 'none' ? '0px' : strokeDashoffset,
        ];
      });
    }),
  );
}

/**
 * Misleading charts, one line for each: bars with a length that does not fit the scale, drawings that do not end as they look without
 * motion, and bars that lose their proportion to each other while they move. Looks at each chart at five positions in the window.
 */
export async function chartDefects(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const complete = await shapesOf(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const defects = await page.evaluate(async (expected) => {
    const found: string[] = [];
    const drawings = [...document.querySelectorAll('main svg')];
    const partsOf = (svg: Element) => [...svg.querySelectorAll('*')];
    const isBar = (part: Element) => part.localName === 'rect' && part.getAttribute('width')?.endsWith('%');
    const isChart = (svg: Element) =>
      svg.checkVisibility() &&
      svg.getBoundingClientRect().width > 0 &&
      (partsOf(svg).some(isBar) || svg.getAnimations({ subtree: true }).length > 0);
    const charts = drawings.map((svg, index) => ({ svg, index })).filter(({ svg }) => isChart(svg));
    const nameOf = (svg: Element) =>
      `${svg.closest<HTMLElement>('[data-block]')?.dataset.block} “${svg.parentElement?.textContent?.trim().slice(0, 40)}”`;

    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isOver = () =>
      Promise.all(
        document
          .getAnimations()
          .filter(
            ({ effect, playState, timeline }) =>
              playState === 'running' &&
              timeline === document.timeline &&
              effect?.getComputedTiming().iterations === 1,
          )
          .map((animation) => animation.finished),
      );

    for (const { svg, index } of charts)
      partsOf(svg).forEach((part, at) => {
        const width = expected[index]?.[at]?.[2] ?? Number.NaN;
        const whole = part.closest('svg')?.getBoundingClientRect().width ?? Number.NaN;
        const share = Number.parseFloat(part.getAttribute('width') ?? '') / 100;
        if (isBar(part) && share > 0.01 && Math.abs(width / whole - share) > 0.01)
          found.push(`${nameOf(svg)} has a bar of ${width / whole}, not ${share}`);
      });

    // The drawings whose bars are compared with each other.
    const around = ({ svg }: (typeof charts)[number]) => svg.closest('dd, ul, figure, [data-block]');
    for (const whole of new Set(charts.map(around))) {
      const group = charts.filter((chart) => around(chart) === whole);
      const shares = () =>
        group.flatMap(({ svg, index }) =>
          partsOf(svg).flatMap((part, at) => {
            const width = expected[index]?.[at]?.[2] ?? 0;
            return isBar(part) && width > 20 ? [part.getBoundingClientRect().width / width] : [];
          }),
        );
      const [first] = group;
      const last = group.at(-1);
      if (!first || !last) continue;
      const edge = last.svg.getBoundingClientRect().bottom + scrollY;
      const entry = first.svg.getBoundingClientRect().top + scrollY;
      const positions = [
        entry - innerHeight * 0.98,
        ...[1, 0.9, 0.8, 0.7, 0.5].map((at) => edge - innerHeight * at),
      ];
      for (const [place, top] of positions.entries()) {
        scrollTo({ top, behavior: 'instant' });
        for (let frames = 0; frames < 3; frames += 1) {
          await frame();
          const now = shares();
          if (Math.max(...now) - Math.min(...now) > 0.03)
            found.push(
              `${nameOf(first.svg)} is false while it is drawn: ${now.map((share) => share.toFixed(2))}`,
            );
        }
        await isOver();
        await frame();
        for (const { svg, index } of group) {
          const around = svg.getBoundingClientRect();
          partsOf(svg).forEach((part, at) => {
            const [left = 0, above = 0, width = 0, height = 0, undrawn = ''] = expected[index]?.[at] ?? [];
            const box = part.getBoundingClientRect();
            if (width === 0 && height === 0) return;
            const { strokeDasharray, strokeDashoffset } = getComputedStyle(part);
            const isLike =
              Math.abs(box.left - around.left - left) < 1 &&
              Math.abs(box.top - around.top - above) < 1 &&
              Math.abs(box.width - width) < 1 &&
              Math.abs(box.height - height) < 1 &&
              (strokeDasharray === 'none' ? '0px' : strokeDashoffset) === undrawn;
            if (!isLike) found.push(`${nameOf(svg)} is incomplete at position ${place}: <${part.localName}>`);
          });
        }
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...new Set(found)];
  }, complete);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return defects;
}
