/** The number that a person has typed, with a comma or a point; undefined while it is not one yet: `-`, `1e`. */
export function typedNumber(text: string): number | undefined {
  const trimmed = text.trim().replace('−', '-');
  if (!/^-?(?:\d+[.,]?\d*|[.,]\d+)(?:e[+-]?\d+)?$/i.test(trimmed)) return undefined;
  const number = Number(trimmed.replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
}
