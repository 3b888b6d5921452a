import type { Page } from '@playwright/test';

/** Pictures without a fixed size, one line for each: their box changes when they load, and the page moves. */
export function pictureRooms(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unsized = [...document.querySelectorAll<HTMLImageElement>('main img:not([width])')].filter(
      (image) => image.checkVisibility(),
    );
    const heightsAs = (width: number, height: number) => {
      for (const image of unsized) Object.assign(image, { width, height });
      return unsized.map((image) => image.parentElement?.getBoundingClientRect().height);
    };
    const low = heightsAs(300, 30);
    const high = heightsAs(30, 300);
    for (const image of unsized) {
      image.removeAttribute('width');
      image.removeAttribute('height');
    }
    return unsized.flatMap((image, index) =>
      low[index] === high[index] ? [] : [`no room for ${image.getAttribute('src')}`],
    );
  });
}
