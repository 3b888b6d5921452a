import leven from 'leven';

/** How far apart two names may be and still be taken for one misspelt. */
function reach(name: string, option: string): number {
  const length = Math.max(name.length, option.length);
  if (length <= 4) return 1;
  return length <= 8 ? 2 : 3;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]+/g, '');

/** Two neighbours that changed places are one slip, not two. */
function isSwapped(name: string, option: string): boolean {
  if (name.length !== option.length) return false;
  const at = [...name].findIndex((letter, index) => letter !== option[index]);
  return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2) === option;
}

function distance(name: string, option: string): number {
  // Another way to write the same words (heroHeading, hero_heading) is nearer than any slip of a key.
  if (plain(name) === plain(option)) return 0;
  const [one, other] = [name.toLowerCase(), option.toLowerCase()];
  return isSwapped(one, other) ? 1 : leven(one, other);
}

/** The option that a misspelt name most likely means; undefined when none is near. */
export function nearest(name: string, options: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const apart = distance(name, option);
    if (option === name || apart >= least || apart > reach(name, option)) continue;
    // Where more than half of a short name would be wrong, it is another name.
    if (apart * 2 > Math.min(name.length, option.length)) continue;
    best = option;
    least = apart;
  }
  return best;
}

/** The one option that holds a name as a part, or is part of it: `heading` for `hero_heading`. For suggestions only. */
export function related(name: string, options: readonly string[]): string | undefined {
  const wanted = plain(name);
  if (wanted.length < 4) return undefined;
  const found = options.filter(
    (option) =>
      plain(option).length >= 4 && (plain(option).includes(wanted) || wanted.includes(plain(option))),
  );
  return found.length === 1 ? found[0] : undefined;
}
