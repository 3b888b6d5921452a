interface Cache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The value of a key. Computes and stores it if the map has none. */
export function getOrAdd<Key, Value>(map: Cache<Key, Value>, key: Key, compute: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = compute();
  map.set(key, value);
  return value;
}
