/** `Old hall, 212 machines`. */
export function placeName(name: string | undefined, count: number, unit?: string): string {
  const amount = unit === undefined ? String(count) : `${count} ${unit}`;
  return name === undefined ? amount : `${name}, ${amount}`;
}
