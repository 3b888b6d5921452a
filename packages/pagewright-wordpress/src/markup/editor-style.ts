/** Widths that have a class, in percent. */
const shares = [10, 15, 20, 25, 30, 33, 38, 40, 45, 50, 55, 60, 62, 66, 70, 75, 80, 85, 90, 100];
/** Widths and heights that have a class, in pixels. */
const lengths = [32, 48, 64, 96, 128, 150, 200, 250, 300, 400, 500, 600, 800];

/** Pixels per unit. Units of the window count as on a laptop. */
const pixels: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16, vh: 8, vw: 13 };

function nearest(steps: readonly number[], value: number): number {
  return steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best));
}

/** A length as the name of a step: `33` for a share of the line, `300px` for pixels. Undefined for other values. */
function stepOf(value: string): string | undefined {
  const [, digits = '', unit = ''] = /^(\d{1,4}(?:\.\d+)?)(%|[a-z]+)$/.exec(value) ?? [];
  if (unit === '%') return `${nearest(shares, Number(digits))}`;
  const size = pixels[unit];
  return size === undefined ? undefined : `${nearest(lengths, Number(digits) * size)}px`;
}

function withStep(prefix: string): (value: string) => string | undefined {
  return (value) => {
    const step = stepOf(value);
    return step && `${prefix}-${step}`;
  };
}

/** The share of the media in media & text: `30% auto`, or `auto 30%` if the media is on the right. */
function mediaShare(value: string): string | undefined {
  const [, before, after] = /^(?:([\d.]+%) auto|auto ([\d.]+%))$/.exec(value) ?? [];
  return withStep('media')(before ?? after ?? '');
}

function aspect(value: string): string | undefined {
  const [, across = '', down = '1'] = /^(\d{1,2})(?: ?\/ ?(\d{1,2}))?$/.exec(value) ?? [];
  const name = `${across}-${down}`;
  return ['1-1', '4-3', '3-4', '3-2', '2-3', '16-9', '9-16'].includes(name) ? `aspect-${name}` : undefined;
}

/** The part of a picture that stays visible when it is cropped, as one of nine places. */
function focus(value: string): string | undefined {
  const [, x, y] = /^([\d.]+)% ([\d.]+)%$/.exec(value) ?? [];
  if (x === undefined || y === undefined) return undefined;
  const third = (percent: string) => Math.min(2, Math.floor(Number(percent) / 33.4));
  return `focus-${['top', 'center', 'bottom'][third(y)]}-${['left', 'center', 'right'][third(x)]}`;
}

const properties: ReadonlyMap<string, (value: string) => string | undefined> = new Map([
  ['flex-basis', withStep('width')],
  ['width', withStep('width')],
  ['height', withStep('height')],
  ['grid-template-columns', mediaShare],
  ['aspect-ratio', aspect],
  ['object-position', focus],
]);

/** Maps a declaration of a style attribute to a class of the site, in few steps; undefined for one that sites do not style. */
export function editorStyle(property: string, value: string): string | undefined {
  const name = properties.get(property)?.(value.toLowerCase());
  return name && `content-${name}`;
}
