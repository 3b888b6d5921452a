/**
 * Whether the visitor has followed a link to an anchor of this page. When the layout hydrates: whether it was before. Always false in
 * browsers without the Navigation API.
 */
export function hasFollowedAnchor(): boolean {
  if (location.hash === '' || !('navigation' in window)) return false;
  const { activation, currentEntry } = window.navigation;
  const first = activation?.entry;
  // Each link adds an entry to the history. Changing the state of an entry keeps its key.
  return Boolean(first && currentEntry && first.key !== currentEntry.key);
}
