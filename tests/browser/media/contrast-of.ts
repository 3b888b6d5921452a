import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** The share of each channel in the relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
const SHARES = [0.2126, 0.7152, 0.0722];

function luminance(channels: readonly number[]): number {
  return channels.reduce((sum, value, index) => {
    const share = value / 255;
    const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    return sum + linear * (SHARES[index] ?? 0);
  }, 0);
}

/** The contrast ratio of the lightest and the darkest pixel of an element, from 1 to 21. */
export async function contrastOf(element: Locator): Promise<number> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [least, most] = [1, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    const light = luminance([...data.subarray(at, at + 3)]);
    least = Math.min(least, light);
    most = Math.max(most, light);
  }
  return (most + 0.05) / (least + 0.05);
}
