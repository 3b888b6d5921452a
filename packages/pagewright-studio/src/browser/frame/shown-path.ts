import { type RouteEntry, urls } from 'pagewright/tooling';
import {
  type FrameName,
  type FromFrame,
  frameName,
  type ToFrame,
} from '../preview/messages/frame-messages.ts';

type Opened = Extract<ToFrame, { type: 'open' | 'load' }>;

let routes: readonly RouteEntry[] | undefined;
let reportPath = () => {};

/** Takes the routes of the site, to know which paths have pages. The script of the site calls it, if it runs. */
export function followRoutes(all: readonly RouteEntry[]): void {
  routes = all;
  reportPath();
}

const hasPage = (path: string) =>
  routes && urls.matchPath(routes, new URL(path, location.href).pathname) !== undefined;

const wasReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Says which path the document shows, now and after each navigation. Returns a function that opens the path that the window requests.
 * @param named the name of the frame
 */
export function followPath(named: FrameName, send: (message: FromFrame) => void): (opened: Opened) => void {
  const { next, ...name } = named;
  let { visit } = name;
  let last = '';
  /** True once another document loads in place of this one. The path of this one does not count any more, and is not what was requested. */
  let isLeaving = false;
  const report = (type: 'ready' | 'path') => {
    if (isLeaving) return;
    const path = location.pathname + location.search;
    const isPage = hasPage(path);
    const message = { type, visit, path, ...(isPage === undefined ? {} : { hasPage: isPage }) };
    const key = JSON.stringify([visit, path, isPage]);
    if (key !== last) send(message);
    last = key;
  };
  const open = ({ type, path, ...requested }: Opened) => {
    ({ visit } = requested);
    // A page without a route needs the document of a newer site.
    if (type === 'open' && !isLeaving && hasPage(path)) {
      window.name = frameName(requested);
      history.replaceState(null, '', path);
      report('path');
    } else {
      isLeaving = true;
      window.name = frameName({ ...requested, next: path });
      send({ type: 'loading', visit });
      location.replace(path);
    }
  };
  reportPath = () => report('path');
  // wouter dispatches the last two.
  for (const type of ['popstate', 'pushState', 'replaceState']) window.addEventListener(type, reportPath);
  // The dev server may reload a document that is left, which stops the next one from loading.
  if (next !== undefined && wasReloaded()) open({ type: 'load', path: next, ...name });
  else window.name = frameName(name);
  report('ready');
  return open;
}
