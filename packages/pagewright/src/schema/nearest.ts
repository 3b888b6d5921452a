import leven from 'leven';

/** The maximum number of edits between a typo and the intended name. */
function mostEdits(name: string, option: string): number {
  const length = Math.max(name.length, option.length);
  if (length <= 4) return 1;
  return length <= 8 ? 2 : 3;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]+/g, '');

/** True if two adjacent letters are swapped. That counts as one typo, although the edit distance is 2. */
function isSwapped(name: string, option: string): boolean {
  if (name.length !== option.length) return false;
  const at = [...name].findIndex((letter, index) => letter !== option[index]);
  return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2) === option;
}

function distance(name: string, option: string): number {
  // The same words in another case style (heroHeading, hero_heading) are a better match than any typo.
  if (plain(name) === plain(option)) return 0;
  const [one, other] = [name.toLowerCase(), option.toLowerCase()];
  return isSwapped(one, other) ? 1 : leven(one, other);
}

/** The option that a misspelt name most likely means; undefined if none is similar. */
export function nearest(name: string, options: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const apart = distance(name, option);
    if (option === name || apart >= least || apart > mostEdits(name, option)) continue;
    // If more than half of a short name differs, it is not a typo but another name.
    if (apart * 2 > Math.min(name.length, option.length)) continue;
    best = option;
    least = apart;
  }
  return best;
}

/** The option that contains a name or is contained in it, if there is only one: `heading` for `hero_heading`. */
export function related(name: string, options: readonly string[]): string | undefined {
  const wanted = plain(name);
  if (wanted.length < 4) return undefined;
  const found = options.filter(
    (option) =>
      plain(option).length >= 4 && (plain(option).includes(wanted) || wanted.includes(plain(option))),
  );
  return found.length === 1 ? found[0] : undefined;
}
