/** Bytes in use after a collection. Node runs with --expose-gc. */
export function usedBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
