import { jsxDEV as element } from 'react/jsx-dev-runtime';
import { propsBelowBase } from './below-base.ts';

// Replaces `react/jsx-dev-runtime` in the dev server of a site with a base; see `node/vite/elements-below-base.ts`.

export { Fragment } from 'react/jsx-dev-runtime';

export const jsxDEV: typeof element = (type, props, ...rest) =>
  element(type, propsBelowBase(type, Object(props)), ...rest);
