import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../pagewright/src/check/diagnostics/diagnostic.ts';
import { readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { readEditorSite } from '../../../pagewright/src/pipeline/site/read-editor-site.ts';
import { museum } from '../../../pagewright/tests/sites/museum-project.ts';
import { frameSize } from '../../src/browser/preview/frame-size.ts';
import { entryBeside, foundEntries, isSamePath } from '../../src/browser/preview/page-entry.ts';
import { previewNotice } from '../../src/browser/preview/preview-notice.ts';

describe('the size of the frame', () => {
  it('is exactly its width, and fills the height of its place', () => {
    expect(frameSize(360, { width: 800, height: 700 })).toEqual({ width: 360, height: 700, scale: 1 });
  });

  it('is the size of its place if the width is free', () => {
    expect(frameSize('free', { width: 811.5, height: 700 })).toEqual({ width: 811, height: 700, scale: 1 });
  });

  it('is made smaller where the place is narrower, so that it still fills the height', () => {
    expect(frameSize(1440, { width: 720, height: 600 })).toEqual({ width: 1440, height: 1200, scale: 0.5 });
  });

  it('never vanishes in a place that is not laid out yet', () => {
    const { height, scale } = frameSize(1440, { width: 0, height: 0 });
    expect(height).toBeGreaterThan(0);
    expect(scale).toBeGreaterThan(0);
  });
});

describe('the entries of a page', () => {
  const entries = ['/services/pmo', '/services/größe', '/services/cio-advisory'].map((path) => ({
    path: encodeURI(path),
    params: {},
  }));

  it('are found by all words of a search, as people read them', () => {
    const found = (search: string) => foundEntries(entries, search).map(({ path }) => decodeURI(path));
    expect(found('PMO')).toEqual(['/services/pmo']);
    expect(found('advisory cio')).toEqual(['/services/cio-advisory']);
    expect(found('größe')).toEqual(['/services/größe']);
    expect(found('')).toHaveLength(3);
  });

  it('follow one after the other', () => {
    expect(entryBeside(entries, '/services/pmo', 1)?.path).toBe(encodeURI('/services/größe'));
    expect(entryBeside(entries, '/services/größe/', -1)?.path).toBe('/services/pmo');
    expect(entryBeside(entries, '/services/pmo', -1)).toBeUndefined();
    expect(entryBeside(entries, '/services/cio-advisory', 1)).toBeUndefined();
  });

  it('follow a path that is not listed', () => {
    expect(entryBeside(entries, '/services/other', 1)?.path).toBe('/services/pmo');
    expect(entryBeside(entries, '/services/other', -1)).toBeUndefined();
  });

  it('have the same path, no matter how it is encoded', () => {
    expect(isSamePath('/größe', '/gr%C3%B6%C3%9Fe')).toBe(true);
    expect(isSamePath('/a/', '/a')).toBe(true);
    expect(isSamePath('/', '/')).toBe(true);
    expect(isSamePath('/a', '/b')).toBe(false);
    expect(isSamePath('/%', '/%')).toBe(true);
  });
});

describe('the message above the frame', () => {
  const site = readEditorSite(museum);
  const texts = site.workspace.files;
  const home = readConfig(site, 'home.json');
  const error = (file: string, more: Partial<Diagnostic<'missing-h1'>> = {}): Diagnostic => ({
    code: 'missing-h1',
    pointer: '/blocks',
    on: 'key',
    data: { address: '/', options: [] },
    severity: 'error',
    file,
    range: { line: 1, column: 1, endLine: 1, endColumn: 2 },
    ...more,
  });
  const notice = (diagnostics: readonly Diagnostic[], more: object = {}) =>
    previewNotice({
      path: '/',
      withoutEntry: undefined,
      page: home,
      hasPage: true,
      diagnostics,
      texts,
      now: 0,
      ...more,
    });

  it('does not exist for a page without errors', () => {
    expect(notice([])).toBeUndefined();
    expect(notice([error('home.json', { severity: 'warning' }), error('about.json')])).toBeUndefined();
    expect(notice([error('_redirects.json')])).toBeUndefined();
  });

  it('says that the page is shown as it was before its errors', () => {
    expect(notice([error('home.json')])?.sentence).toBe(
      'This page has an error, so the frame shows it as it was before.',
    );
    expect(notice([error('home.json'), error('home.json')])?.sentence).toBe(
      'This page has 2 errors, so the frame shows it as it was before.',
    );
  });

  it('names the files with the errors, if they are in other files', () => {
    expect(notice([error('_site.json'), error('_sections/opening-hours.json')])?.sentence).toBe(
      'There are 2 errors in _site.json and _sections/opening-hours.json, so the frame shows the page as it was before.',
    );
  });

  it('leads to an error of the page first', () => {
    expect(notice([error('_site.json'), error('home.json')])?.first?.file).toBe('home.json');
  });

  it('is shown without a page if the page was never without errors', () => {
    expect(notice([error('home.json')], { hasPage: false })).toMatchObject({
      isAlone: true,
      sentence: 'The frame cannot show this page yet, because it has an error.',
    });
  });

  it('says how to begin a page without sections, and a site without pages', () => {
    const empty = home && { ...home, value: { ...home.value, blocks: [] } };
    expect(notice([error('home.json')], { page: empty, hasPage: false })?.sentence).toBe(
      'This page has no sections yet. Add the first one with + in the list of sections.',
    );
    const noPages = new Map([...texts].filter(([file]) => file.startsWith('_')));
    expect(notice([], { page: undefined, hasPage: false, texts: noPages })).toEqual({
      isAlone: true,
      sentence: 'This site has no pages yet. Add the first one with + in the list of pages.',
    });
  });

  it('says that no page has the address, above the page that the site shows for this', () => {
    expect(notice([], { page: undefined, path: '/no%20where', hasPage: false })).toEqual({
      isAlone: false,
      sentence: 'No page has the address /no where.',
    });
    expect(notice([], { page: undefined, hasPage: undefined })).toBeUndefined();
  });

  it('says that a page is not shown at this time', () => {
    const later = home && { ...home, value: { ...home.value, showFrom: '2030-01-01' } };
    expect(notice([], { page: later, hasPage: false })?.sentence).toMatch(/dates/);
    expect(notice([], { hasPage: false })?.sentence).toMatch(/does not have this page yet/);
  });
});
