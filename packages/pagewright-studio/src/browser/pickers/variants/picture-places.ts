/** A place for a picture, in CSS pixels from the edges of the element around it. */
interface PicturePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The places for pictures in an element, and its size. */
export interface PicturePlaces {
  readonly width: number;
  readonly height: number;
  readonly places: readonly PicturePlace[];
}

/** Finds the places for pictures in an element; undefined if they are hidden. */
export function placesIn(element: HTMLElement): PicturePlaces | undefined {
  const around = element.getBoundingClientRect();
  const places = [...element.querySelectorAll<HTMLElement>('[data-picture]')].map((each) => {
    const { left, top } = each.getBoundingClientRect();
    // The border of the element does not count.
    return {
      left: left + each.clientLeft - around.left,
      top: top + each.clientTop - around.top,
      width: each.clientWidth,
      height: each.clientHeight,
    };
  });
  return places.some(({ width }) => width === 0) ? undefined : { ...sizeOf(around), places };
}

function sizeOf({ width, height }: DOMRect) {
  return { width, height };
}
