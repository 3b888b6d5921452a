import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../pagewright/src/editor/editor-site.ts';
import { fileProblem, freePageName } from '../../src/browser/pages/file-name.ts';
import {
  addressFinding,
  proposedAddress,
  proposedName,
  slugOf,
} from '../../src/browser/pages/page-address.ts';
import { projectTexts } from '../fixtures/project-texts.ts';

const state = projectTexts({
  'press.json': JSON.stringify({ route: '/about/press', head: { title: 'Press' }, blocks: [] }),
});
const { site } = state;
const german = projectTexts({}, { root: 'packages/pagewright/starter' });

describe('an address', () => {
  it.each([
    ['', 'Type an address, such as /fair.'],
    ['fair', 'An address starts with a slash, and has letters, digits and hyphens. Write /fair.'],
    ['/fair/', 'An address starts with a slash, and has letters, digits and hyphens. Write /fair.'],
    [
      '/spring fair',
      'An address starts with a slash, and has letters, digits and hyphens. Write /spring-fair.',
    ],
    ['/fair?x=1', 'An address starts with a slash, and has letters, digits and hyphens. Write /fair.'],
    ['??', 'An address starts with a slash, and has letters, digits and hyphens. Such as /company/press.'],
    ['/fair/:slug', 'Nothing gives :slug a value. Only pages that are like one with this part can have it.'],
    ['/404', 'The site has a page or a file of its own at this address. Choose another one.'],
    ['/visit/index', 'The site has a page or a file of its own at this address. Choose another one.'],
    ['/about', '“About us” has this address (about.json). Choose another one.'],
    ['/share.png', 'The file public/share.png is at this address. Choose another one.'],
    [
      '/news/fair',
      'The redirect from /news/:slug leads visitors of this address to /journal/:slug. Remove it in the redirects first.',
    ],
  ])('%j has a problem', (address, problem) => {
    expect(addressFinding(site, address)).toEqual({ problem });
  });

  it.each([
    ['/fair', {}],
    ['/über-uns/2027', {}],
    [
      '/tickets',
      {
        advice:
          'A redirect leads from this address to /visit. It is removed, so that visitors see this page.',
      },
    ],
    [
      '/exhibitions/fair',
      { advice: 'It will be shown in place of a page of “An exhibition” (/exhibitions/:slug).' },
    ],
  ])('%j can be used', (address, finding) => {
    expect(addressFinding(site, address)).toEqual(finding);
  });

  it('has each param of its page exactly once', () => {
    const like = readConfig(site, 'exhibition.json');
    const find = (address: string) => addressFinding(site, address, { like, file: 'exhibition.json' });
    expect(find('/offers')).toEqual({
      problem: 'It needs the part :slug, because there is one page for each of its values.',
    });
    expect(find('/:slug/:slug').problem).toContain(':slug is in it twice.');
    expect(find('/offers/:slug')).toEqual({});
    expect(find('/journal/:slug').problem).toContain('“From the journal” has this address');
  });

  it('starts with the prefix of its language', () => {
    const find = (address: string, language?: string) => addressFinding(german.site, address, { language });
    expect(find('/fair', 'de')).toEqual({ problem: 'Addresses in this language start with /de.' });
    expect(find('/de/fair')).toEqual({ problem: '/de is the start of the addresses in another language.' });
    expect(find('/de/fair', 'de')).toEqual({});
    expect(find('/de/404', 'de').problem).toContain('of its own');
  });
});

describe('a proposal', () => {
  it.each([
    ['Über uns & Co.', 'uber-uns-co'],
    ["What's new?", 'whats-new'],
    ['日本', ''],
    ['x '.repeat(100), 'x-'.repeat(30).slice(0, -1)],
  ])('for %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it.each([
    ['', undefined, '/spring-fair'],
    ['press.json', undefined, '/about/spring-fair'],
    ['topic.json', undefined, '/journal/spring-fair/:topic'],
    ['home.json', undefined, '/spring-fair'],
  ])('next to %j is an address with the same params', (file, language, address) => {
    expect(proposedAddress(site, 'Spring fair', { like: readConfig(site, file), language })).toBe(address);
  });

  it('in another language has its prefix and its folder', () => {
    const like = readConfig(german.site, 'de/about.json');
    expect(proposedAddress(german.site, 'Messe', { like, language: 'de' })).toBe('/de/messe');
    expect(proposedAddress(german.site, 'Fair', { like, language: undefined })).toBe('/fair');
    expect(proposedName(german.site, '/de/messe')).toBe('de/messe');
    expect(proposedName(german.site, '/de')).toBe('de/home');
    expect(proposedName(site, '/company/press/:slug')).toBe('press');
  });
});

describe('the name of a file', () => {
  it.each([
    ['', 'Type a name.'],
    ['Fair', 'Use lower-case letters, digits and hyphens. A slash starts a folder: de/fair.'],
    ['_fair', 'Use lower-case letters, digits and hyphens. A slash starts a folder: de/fair.'],
    ['../fair', 'Use lower-case letters, digits and hyphens. A slash starts a folder: de/fair.'],
    ['a//b', 'Use lower-case letters, digits and hyphens. A slash starts a folder: de/fair.'],
    ['con', 'Windows keeps this name for a device. Choose another one.'],
    ['x'.repeat(121), 'Choose a shorter name.'],
    ['about', 'There is a file about.json already.'],
    ['de/fair-2027.en', undefined],
  ])('%j has the problem %j', (name, problem) => {
    expect(fileProblem(state, name)).toBe(problem);
  });

  it('is free only if no file has it, neither a draft nor a file on disk', () => {
    const deleted = projectTexts({ 'fair.json': null, 'fair-2.json': '{}' }, { disk: { 'fair.json': '{}' } });
    expect(fileProblem(deleted, 'fair')).toContain('was deleted');
    expect(freePageName(deleted, 'fair')).toBe('fair-3');
  });
});
