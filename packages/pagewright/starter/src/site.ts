import './style.css';

import { defineSite } from 'pagewright';
import { content } from './adapter.ts';
import {
  ErrorPage,
  FallbackNotice,
  HeldBack,
  Hidden,
  Layout,
  LoadingBar,
  PageTitle,
  QueryView,
} from './Frame.tsx';
import posts from './posts.ts';

export default defineSite({
  blocks: {
    columns: () => import('./Columns.tsx'),
    consent: () => import('./Consent.tsx'),
    section: () => import('./Section.tsx'),
  },
  sources: { posts },
  content,
  layout: async () => ({ Layout }),
  states: {
    LoadingBar,
    HeldBack,
    PageTitle,
    Hidden,
    queryViews: async () => ({ QueryView, FallbackNotice }),
    errorPage: async () => ({ ErrorPage }),
  },
});
