import { configs, type EditorSite, sharedSections, sitePages } from 'pagewright/tooling';
import { useEffect, useRef } from 'react';
import { useStudio } from '../shell/studio-context.ts';
import type { StudioView } from '../shell/studio-view.ts';
import { keepOpenFile, keptOpenFile } from './kept-open-file.ts';
import { linkSegments, routeMatching } from './links/href-route.ts';
import { shownRoutes } from './links/shown-routes.ts';

/** What a window shows when a file is opened. A shared section is shown on the first page that uses it. */
export function viewOf(site: EditorSite, file: string): Partial<StudioView> {
  const config = configs.read(site, file);
  const shownOn =
    configs.kindOf(file) === 'section'
      ? sharedSections
          .usesOf(site, configs.nameOf(file) ?? '')
          .map((use) => use.config)
          .find(({ kind }) => kind === 'page')
      : config;
  const [path] = shownOn?.kind === 'page' ? sitePages.pathsOf(shownOn) : [];
  return { file, selected: undefined, pointed: undefined, ...(path === undefined ? {} : { path }) };
}

/** The file of the home page, or of the first page if there is none; undefined for a site without pages. */
function homeOf(site: EditorSite): string | undefined {
  const pages = configs.all(site, 'page');
  return (pages.find((page) => configs.routesOf(page).includes('/')) ?? pages[0])?.file;
}

/**
 * Keeps a page open: the one that was open before the window was loaded again, or the home page. The frame follows the address of the page
 * when it changes, also by undo.
 */
export function useOpenPage(): void {
  const { state, view, show } = useStudio();
  const { site, texts, isChecked } = state;
  const { file, path, selected } = view;
  const isThere = file !== undefined && texts.has(file);
  useEffect(() => {
    if (isThere) return;
    const kept = file === undefined ? keptOpenFile() : undefined;
    const home = homeOf(site);
    if (kept && texts.has(kept.file)) show({ ...viewOf(site, kept.file), ...kept });
    else if (home !== undefined) show(viewOf(site, home));
  }, [isThere, file, site, texts, show]);

  const page = file === undefined ? undefined : configs.read(site, file);
  const routes = page?.kind === 'page' ? shownRoutes(site, page).join(' ') : '';
  const shown = useRef('');
  useEffect(() => {
    const place = `${file} ${routes}`;
    // A frame that goes to another page says so by the path first: only a change of the page itself moves the frame, and only when
    // its server knows the change.
    if (routes === '' || place === shown.current || !isChecked) return;
    shown.current = place;
    if (file !== undefined && routeMatching(routes.split(' '), linkSegments(path)) === undefined) {
      const { path: first } = viewOf(site, file);
      if (first !== undefined) show({ path: first });
    }
  }, [file, routes, path, site, isChecked, show]);

  useEffect(() => {
    if (file !== undefined && isThere) keepOpenFile({ file, path, ...(selected ? { selected } : {}) });
  }, [file, isThere, path, selected]);
}
