interface Kept<Value> {
  readonly inputs: readonly unknown[];
  readonly value: Value;
}

/**
 * Caches the last result for each name. A result is reused while its inputs are equal strings or identical objects, so it
 * is never stale.
 */
export class Memory<Value> {
  #before: ReadonlyMap<string, Kept<Value>> = new Map();
  #now = new Map<string, Kept<Value>>();

  /** Starts a round. Removes results that the previous round did not use. */
  begin(): void {
    this.#before = this.#now;
    this.#now = new Map();
  }

  recall(name: string, inputs: readonly unknown[], make: () => Value): Value {
    const known = this.#before.get(name);
    const isSame = known?.inputs.every((input, index) => input === inputs[index]) ?? false;
    const kept = known && isSame ? known : { inputs, value: make() };
    this.#now.set(name, kept);
    return kept.value;
  }
}
