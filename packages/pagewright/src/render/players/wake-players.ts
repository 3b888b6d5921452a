/** What the sanitiser marks: a link that is a plate of a player, or a video that loops in silence. */
export const players = '[data-player]';

/** Loads the code of players if a part of a page has one. Without it, plates are links to the pages of their providers. */
export function wakePlayers(shown: ParentNode | null): void {
  if (shown?.querySelector(players))
    import('./declared-players.ts').then(
      ({ startDeclared }) => startDeclared(shown),
      () => {},
    );
}
