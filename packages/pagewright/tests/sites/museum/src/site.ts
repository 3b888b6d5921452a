import './style.css';
import 'pagewright/content.css';

import { defineSite } from 'pagewright';
import { blocks } from './blocks/museum-blocks.ts';
import { content } from './sources/museum-content.ts';
import { sources } from './sources/museum-sources.ts';
import { HeldBack, Hidden, LoadingBar, PageTitle } from './states.tsx';

export default defineSite({
  blocks,
  sources,
  content,
  layout: () => import('./MuseumLayout.tsx'),
  states: {
    LoadingBar,
    HeldBack,
    PageTitle,
    Hidden,
    queryViews: () => import('./query-views.tsx'),
    errorPage: () => import('./MuseumError.tsx'),
  },
});
