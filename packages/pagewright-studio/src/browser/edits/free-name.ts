/** A name that is not taken: the name itself, or with a number after it. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  for (let number = 2; ; number += 1) if (!isTaken(`${name}${number}`)) return `${name}${number}`;
}
