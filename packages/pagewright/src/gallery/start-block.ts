import { createSiteCode } from '../render/site-code.ts';
import type { SiteDefinition } from '../render/site-definition.ts';
import type { SiteConfig } from '../site-types/registered-types.ts';
import { type StageMessage, stagedBlock } from './stage-message.ts';
import { openStage } from './start-stage.tsx';

/** Shows the blocks that the studio sends, one at a time. */
export function startBlock(site: SiteDefinition, config: SiteConfig, studioOrigin: string): void {
  const root = document.getElementById('root');
  if (!root || window.parent === window) return;
  const send = (message: StageMessage) => window.parent.postMessage(message, studioOrigin);
  const show = openStage(root, createSiteCode(site, config, []), send);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const block = source === window.parent && origin === studioOrigin ? stagedBlock(data) : undefined;
    if (block) void show(block);
  });
  send({ stageIsReady: true });
}
