/** A copy of an object with the results of a function in place of its values. */
export function mapProperties<Value, Result>(
  object: { readonly [name: string]: Value },
  map: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)]));
}
