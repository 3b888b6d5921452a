// First, so that its `@layer` line orders all styles that come after it.
import '../../../../src/styles/base.css';
import '../../../../src/styles/tokens.css';
import '../../../../src/styles/font-face.css';

import { blocks } from 'virtual:pagewright/gallery';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';
import { startStage } from './start-stage.tsx';

const root = document.getElementById('root');
const asked = new URLSearchParams(location.search);
const type = asked.get('type');

/** One page for both: the gallery itself, and the stage in each of its frames. */
async function start(place: HTMLElement): Promise<void> {
  const block = blocks.find((each) => each.type === type);
  const example = block?.examples[Number(asked.get('example'))];
  if (block && example) await startStage(place, block.type, example);
  else createRoot(place).render(<Gallery blocks={blocks} />);
}

if (root) await start(root);
