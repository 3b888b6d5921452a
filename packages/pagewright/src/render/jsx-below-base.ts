import { jsx as element, jsxs as elementOfList } from 'react/jsx-runtime';
import { propsBelowBase } from './below-base.ts';

// Replaces `react/jsx-runtime` in the bundle of a site with a base; see `node/vite/elements-below-base.ts`.

export { Fragment } from 'react/jsx-runtime';

export const jsx: typeof element = (type, props, key) =>
  element(type, propsBelowBase(type, Object(props)), key);

export const jsxs: typeof elementOfList = (type, props, key) =>
  elementOfList(type, propsBelowBase(type, Object(props)), key);
