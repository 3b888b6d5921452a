interface Kept<Value> {
  readonly inputs: readonly unknown[];
  readonly value: Value;
}

/**
 * The last result for each name. It is used again as long as its inputs are equal strings or identical objects, so it is
 * never out of date.
 */
export class Memory<Value> {
  #before: ReadonlyMap<string, Kept<Value>> = new Map();
  #now = new Map<string, Kept<Value>>();

  /** Begins a round. Results that were not used in the previous round are removed. */
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
