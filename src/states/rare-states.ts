/** The states of queries, in one chunk that loads when it is needed. */
export { FallbackNotice } from './FallbackNotice.tsx';
export { QueryView } from './QueryView.tsx';
