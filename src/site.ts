// Must be the first import: its `@layer` line sets the order of all styles.
import './styles/base.css';
import './styles/tokens.css';
import './styles/font-face.css';
import './styles/font-fallbacks.css';
import './styles/print.css';

import { defineSite } from 'pagewright';
import { blockRegistry } from './blocks/block-registry.ts';
import { content } from './sources/adapter.ts';
import { sources } from './sources/source-registry.ts';
import { HeldBack } from './states/HeldBack.tsx';
import { LoadingBar } from './states/LoadingBar.tsx';
import { PageTitle } from './states/PageTitle.tsx';
import { Hidden } from './ui/Hidden.tsx';

export default defineSite({
  blocks: blockRegistry,
  sources,
  content,
  layout: () => import('./layout/SiteLayout.tsx'),
  states: {
    LoadingBar,
    HeldBack,
    PageTitle,
    Hidden,
    queryViews: () => import('./states/rare-states.ts'),
    errorPage: () => import('./states/ErrorPage.tsx'),
  },
});
