/** The way to a value in a config: names of properties, and positions in arrays from 0. */
export type Steps = readonly (string | number)[];
