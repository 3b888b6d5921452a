import type { Page } from '@playwright/test';

/**
 * Defects of the boxes in HTML of the content service, one line for each: outside the screen, wider than their room, over another box, squeezed,
 * and parts that are not where their class says.
 * @param root selector of the elements around the HTML
 */
export function boxDefects(page: Page, root: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const defects: string[] = [];
    const screen = document.documentElement.clientWidth;
    const slack = 2;
    const nameOf = (element: Element): string => {
      let at: Element | null = element;
      while (at && !at.matches(`${selector} > *`)) at = at.parentElement;
      while (at && !/^h[2-6]$/.test(at.localName)) at = at.previousElementSibling;
      return `${at?.textContent?.trim() ?? ''}: <${element.localName} class="${element.className}">`;
    };
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const isShown = (element: Element) => element.checkVisibility() && boxOf(element).width > 0;
    const scrolls = (element: Element) => element.closest('.table-region') !== null;
    const all = [...document.querySelectorAll(`${selector} *`)].filter(isShown);
    const named = (pattern: string) => all.filter((element) => element.matches(pattern));

    for (const element of all) {
      if (scrolls(element) && !element.matches('.table-region')) continue;
      const { left, right } = boxOf(element);
      if (left < -slack || right > screen + slack)
        defects.push(`${nameOf(element)} from ${left} to ${right} px`);
    }
    for (const picture of named('img')) {
      const { width, height } = boxOf(picture);
      if (width < 24 || height < 24) defects.push(`${nameOf(picture)} is ${width} × ${height} px`);
    }
    for (const text of named('p, li, td, pre, figcaption, .content-caption, a'))
      if ((text.textContent ?? '').trim().length > 8 && boxOf(text).width < 40 && !text.matches('sup a'))
        defects.push(`${nameOf(text)} has ${boxOf(text).width} px for its words`);

    // Boxes with a background or a border, pictures and tables, except where one contains the other.
    const boxes = named(
      'img, table, pre, details, .content-file, .content-embed, .content-button__link',
    ).filter((element) => element.closest('.content-cover') === null);
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const [a, b] = [boxOf(one), boxOf(other)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > slack && down > slack) defects.push(`${nameOf(one)} is over ${nameOf(other)}`);
      }
    });

    const besides = (one: Element | undefined, other: Element | undefined) =>
      one !== undefined &&
      other !== undefined &&
      boxOf(one).bottom > boxOf(other).top + 1 &&
      boxOf(other).bottom > boxOf(one).top + 1;
    const inLine = (parts: readonly Element[]) =>
      parts.every((part, index) => index === 0 || besides(parts[index - 1], part));
    const expected = (element: Element, isRight: boolean, what: string) => {
      if (!isRight) defects.push(`${nameOf(element)} ${what}`);
    };
    for (const layout of named('.content-media-text')) {
      const [media, words] = ['__media', '__content'].map((part) =>
        layout.querySelector(`.content-media-text${part}`),
      );
      if (!media || !words) continue;
      const isWide = boxOf(layout).width >= 600;
      expected(
        layout,
        besides(media, words) === isWide,
        isWide ? 'stacks its parts' : 'does not stack its parts',
      );
      const isRight = layout.matches('.content-media-right');
      if (isWide)
        expected(
          layout,
          boxOf(media).left > boxOf(words).left === isRight,
          'has its media on the other side',
        );
      else expected(layout, boxOf(media).top < boxOf(words).top, 'has its words before its media');
    }
    for (const layout of named('.content-columns, .content-text-columns')) {
      const width = boxOf(layout).width;
      if (width >= 600) expected(layout, inLine([...layout.children]), 'stacks its columns');
      else expected(layout, !besides(layout.children[0], layout.children[1]), 'does not stack its columns');
    }
    for (const gallery of named('.content-gallery')) {
      const pictures = [...gallery.querySelectorAll('img')];
      expected(
        gallery,
        boxOf(gallery).width < 340 || besides(pictures[0], pictures[1]),
        'has one picture in each row',
      );
      expected(
        gallery,
        Math.max(...pictures.map((each) => boxOf(each).width)) <= boxOf(gallery).width + 1,
        'is narrower than a picture',
      );
    }
    for (const cover of named('.content-cover:has(img)')) {
      const picture = cover.querySelector('img');
      const words = cover.querySelector('p, h2, h3, h4');
      expected(
        cover,
        besides(picture ?? undefined, words ?? undefined),
        'has its words outside of its picture',
      );
    }
    for (const side of ['left', 'right'] as const)
      for (const aligned of named(`.content-align-${side}`)) {
        if (screen < 700) continue;
        let room = aligned.parentElement;
        while (room && boxOf(room).width === 0) room = room.parentElement;
        const share = boxOf(aligned).width / boxOf(room ?? aligned).width;
        expected(aligned, share <= 0.56, `takes ${Math.round(share * 100)} % of the line`);
      }
    return [...new Set(defects)];
  }, root);
}
