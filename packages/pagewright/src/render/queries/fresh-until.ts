/** The metric of the `Server-Timing` header whose description is the time at which the page was made, in ISO 8601. */
const metric = 'made';

/** The time at which a page was made, as milliseconds since 1970, from the header `Server-Timing`. NaN if it is not there. */
export function madeAt(serverTiming: string): number {
  return Date.parse(new RegExp(`\\b${metric};desc="([^"]*)"`).exec(serverTiming)?.[1] ?? '');
}

/** The time at which this document was made, as milliseconds since 1970. NaN if the response does not say it. */
export function thisDocumentMadeAt(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  return Date.parse(timings?.find(({ name }) => name === metric)?.description ?? '');
}

/**
 * The time until which the content of a page is fresh, in milliseconds since 1970: `revalidateAfter` milliseconds after the page was made.
 * 0 if that time is unknown, or if the clocks of the server and the browser differ.
 */
export function freshUntil(made: number, revalidateAfter: number): number {
  return made <= Date.now() ? made + revalidateAfter : 0;
}
