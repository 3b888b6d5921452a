/** Wraps a function so that it runs on the first call only. Later calls return the same result. The function is released. */
export function once<Value>(make: () => Value): () => Value {
  let state: { readonly make: () => Value } | { readonly value: Value } = { make };
  return () => {
    if ('make' in state) state = { value: state.make() };
    return state.value;
  };
}
