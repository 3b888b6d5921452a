interface Placed {
  readonly offsetLeft: number;
  readonly offsetTop: number;
  readonly offsetWidth: number;
}

/**
 * The index of the option that a key leads to, among options that are laid out in rows.
 * @param at index of the option with the focus; -1 if there is none
 * @returns undefined for other keys, and where there is nothing in that direction
 */
export function optionTowards(key: string, options: readonly Placed[], at: number): number | undefined {
  const last = options.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight') return Math.min(at + 1, last);
  if (key === 'ArrowLeft') return Math.max(at - 1, 0);
  const here = options[at];
  if (!here || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined;
  const isBeyond = ({ offsetTop }: Placed) =>
    key === 'ArrowDown' ? offsetTop > here.offsetTop : offsetTop < here.offsetTop;
  const beyond = options.filter(isBeyond);
  const row = key === 'ArrowDown' ? beyond[0]?.offsetTop : beyond.at(-1)?.offsetTop;
  const middle = (option: Placed) => option.offsetLeft + option.offsetWidth / 2;
  const [nearest] = beyond
    .filter(({ offsetTop }) => offsetTop === row)
    .toSorted((one, other) => Math.abs(middle(one) - middle(here)) - Math.abs(middle(other) - middle(here)));
  return nearest && options.indexOf(nearest);
}
