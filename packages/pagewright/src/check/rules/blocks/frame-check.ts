import type { VerifiedLandmark } from '../../../grammar/compile/verify.ts';
import { type Json, valueAt } from '../../../json/json-value.ts';
import { isFramed } from '../../../schema/landmarks.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';

const youTube = 'https://www.youtube-nocookie.com/embed/';

/** Pages of videos, which refuse to be framed, and the URLs of their players without the id of the video. */
const players: readonly (readonly [page: RegExp, player: string])[] = [
  [/^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{6,})/, youTube],
  [/^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:shorts|live)\/([\w-]{6,})/, youTube],
  [/^https:\/\/youtu\.be\/([\w-]{6,})/, youTube],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/, 'https://player.vimeo.com/video/'],
];

/** The player for the page of a video; undefined for other URLs. */
export function playerOf(url: string): string | undefined {
  for (const [page, player] of players) {
    const id = page.exec(url)?.[1];
    if (id !== undefined) return player + id;
  }
  return undefined;
}

/** Reports frames that would stay empty, because the page in them is not a player. */
export function frameProblems(
  landmarks: readonly VerifiedLandmark[],
  value: Json,
  pointer: string,
): readonly Problem[] {
  return landmarks.flatMap((landmark): readonly Problem[] => {
    if (!isFramed(landmark.node)) return [];
    const found = landmark.path
      ? valueAt(value, landmark.path)
      : landmark.plan.is === 'literal' && landmark.plan.value;
    if (typeof found !== 'string') return [];
    const expected = playerOf(found);
    return expected === undefined
      ? []
      : [problemAt('unframeable-page', pointer + landmark.pointer, { found, expected })];
  });
}
