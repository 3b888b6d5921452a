import './style.css';
// #if wordpress
// Layouts and a look for HTML of WordPress, in blocks with <ContentHtml className="content" html={html} />.
import 'pagewright/content.css';
// #end

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
// #if wordpress
import posts from './posts.ts';
// #end

export default defineSite({
  blocks: {
    columns: () => import('./Columns.tsx'),
    consent: () => import('./Consent.tsx'),
    section: () => import('./Section.tsx'),
  },
  // #if wordpress
  sources: { posts },
  // #end
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
