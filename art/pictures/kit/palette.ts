export type Colour = readonly [red: number, green: number, blue: number];

export const PAPER: Colour = [244, 239, 228];
export const WHITE: Colour = [255, 255, 255];
export const KEY: Colour = [22, 20, 46];
export const PURPLE: Colour = [91, 33, 196];
export const LILAC: Colour = [151, 117, 247];
export const TINT: Colour = [228, 218, 243];

export const css = (colour: Colour): string => `rgb(${colour.join(',')})`;
