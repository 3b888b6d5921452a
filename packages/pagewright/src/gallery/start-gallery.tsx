import { blocks } from 'virtual:pagewright/gallery';
import { createRoot } from 'react-dom/client';
import type { SiteConfig, SiteDefinition } from '../define-site.ts';
import { createSiteCode } from '../render/site-code.ts';
import { Gallery } from './Gallery.tsx';
import { startStage } from './start-stage.tsx';

const params = new URLSearchParams(location.search);
const type = params.get('type');

/** Starts the gallery, or the stage in one of its frames. Both use the same page. */
export async function startGallery(site: SiteDefinition, config: SiteConfig): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const block = blocks.find((each) => each.type === type);
  const example = block?.examples[Number(params.get('example'))];
  if (block && example) await startStage(root, createSiteCode(site, config, []), block.type, example);
  else createRoot(root).render(<Gallery blocks={blocks} />);
}
