/** The drawn states of queries, in one part that loads when it is needed. */
export { FallbackNotice } from './FallbackNotice.tsx';
export { QueryView } from './QueryView.tsx';
