import { createSiteCode } from '../render/site-code.ts';
import type { SiteDefinition } from '../render/site-definition.ts';
import type { SiteConfig } from '../site-types/registered-types.ts';
import { type StageMessage, stagedBlock, stageTiles } from './stage-message.ts';
import { openStage } from './start-stage.tsx';

/** Shows the blocks that the studio sends: one at a time, or several in tiles. */
export function startBlock(site: SiteDefinition, config: SiteConfig, studioOrigin: string): void {
  const root = document.getElementById('root');
  if (!root || window.parent === window) return;
  const send = (message: StageMessage) => window.parent.postMessage(message, studioOrigin);
  const stage = openStage(root, createSiteCode(site, config, []), send);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== studioOrigin) return;
    const block = stagedBlock(data);
    const tiles = stageTiles(data);
    if (block) void stage.show(block);
    else if (tiles) void stage.showTiles(tiles);
  });
  send({ stageIsReady: true });
}
