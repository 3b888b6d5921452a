/** The metric of the `Server-Timing` header whose description is the time at which the page was made, in ISO 8601. */
const madeAt = 'made';

/**
 * The time until which the content of this document is new enough, as milliseconds since 1970: some milliseconds after the
 * page was made. 0 if the response does not say when that was, or if the clocks of the server and the browser differ.
 */
export function freshUntil(revalidateAfter: number): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  const made = Date.parse(timings?.find(({ name }) => name === madeAt)?.description ?? '');
  return made <= Date.now() ? made + revalidateAfter : 0;
}
