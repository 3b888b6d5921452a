/// <reference path="./virtual-frames.d.ts" />
import { frames } from 'virtual:pagewright/frames';
import { startPlayers } from './start-players.ts';

/** Starts the players of a part of a page whose origins the project declares in `policy.frames`. */
export function startDeclared(shown: ParentNode): void {
  startPlayers(shown, frames);
}

// The document of a page with players requests this module, so that a first click already plays.
startDeclared(document);
