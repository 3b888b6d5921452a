import { createRoot } from 'react-dom/client';
import { createSiteCode } from '../render/site-code.ts';
import type { SiteDefinition } from '../render/site-definition.ts';
import type { SiteConfig } from '../site-types/registered-types.ts';
import { Gallery } from './Gallery.tsx';
import { stagedBlock } from './stage-message.ts';
import { openStage } from './start-stage.tsx';

export { startBlock } from './start-block.ts';

const params = new URLSearchParams(location.search);
const type = params.get('type');

/** Starts the gallery, or a stage in one of its frames. Both use the same document. */
export async function startGallery(site: SiteDefinition, config: SiteConfig): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  // Loaded only here, because the studio starts stages without the examples.
  const { blocks } = await import('virtual:pagewright/gallery');
  const block = blocks.find((each) => each.type === type);
  const example = block?.examples[Number(params.get('example'))];
  const staged = block && example && stagedBlock({ stageBlock: { type: block.type, ...example } });
  if (!staged) return createRoot(root).render(<Gallery blocks={blocks} />);
  const stage = openStage(root, createSiteCode(site, config, []), (message) =>
    window.parent.postMessage(message, location.origin),
  );
  await stage.show(staged);
}
