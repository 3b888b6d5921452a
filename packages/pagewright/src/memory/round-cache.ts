interface CacheEntry<Value> {
  readonly inputs: readonly unknown[];
  readonly value: Value;
}

/**
 * Caches the last result for each name. A result is reused while its inputs are equal strings or identical objects, so it
 * is never stale.
 */
export class RoundCache<Value> {
  #previous: ReadonlyMap<string, CacheEntry<Value>> = new Map();
  #current = new Map<string, CacheEntry<Value>>();

  /** Starts a round. Removes results that the previous round did not use. */
  startRound(): void {
    this.#previous = this.#current;
    this.#current = new Map();
  }

  getOrCreate(name: string, inputs: readonly unknown[], create: () => Value): Value {
    const known = this.#previous.get(name);
    const isSame =
      known?.inputs.length === inputs.length && known.inputs.every((input, index) => input === inputs[index]);
    const entry = known && isSame ? known : { inputs, value: create() };
    this.#current.set(name, entry);
    return entry.value;
  }
}
