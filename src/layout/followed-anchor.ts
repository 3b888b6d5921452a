/**
 * Whether the visitor has followed a link to an anchor of this page; during hydration, whether that happened before. Always false in
 * browsers without the Navigation API.
 */
export function hasFollowedAnchor(): boolean {
  if (location.hash === '' || !('navigation' in window)) return false;
  const { activation, currentEntry } = window.navigation;
  const first = activation?.entry;
  // Each link adds an entry to the history. Changing the state of an entry keeps its key.
  return Boolean(first && currentEntry && first.key !== currentEntry.key);
}
