import { expect, it } from 'vitest';
import { createChecker } from '../../src/check/check.ts';
import { messageFor } from '../../src/check/codes/catalogue.ts';
import { parseProject } from '../../src/pipeline/project/project-text.ts';
import { diagnosticsOf, readFixtureSite, withFiles } from './check-fixture.ts';

const fixtureSite = readFixtureSite();
const site: Readonly<Record<string, unknown>> = JSON.parse(fixtureSite.files.get('_site.json') ?? '');

const choicesOf = (kinds: readonly string[]) => kinds.map((kind) => ({ kind, label: `About ${kind}` }));

/** A site whose question has words for some kinds, and whose project declares some. */
function siteWith(
  words: readonly string[],
  consent: string,
  changes: Readonly<Record<string, unknown>> = {},
) {
  const files = { '_site.json': { ...site, choices: choicesOf(words) }, ...changes };
  return {
    ...withFiles(fixtureSite, files),
    project: parseProject(`export default defineProject({ siteUrl: 'https://example.com', ${consent} });\n`),
  };
}

it.each([
  ['the same kinds', ['statistics', 'maps'], "consent: { kinds: ['maps', 'statistics'] }"],
  ['a question about one kind', [], "consent: { kinds: ['maps'] }"],
  ['no consent yet', ['statistics', 'maps'], ''],
  ['kinds that the code computes', ['statistics', 'maps'], 'consent: { kinds: allKinds() }'],
])('the words of the question fit %s', (_, words, consent) => {
  expect(diagnosticsOf(siteWith(words, consent))).toEqual([]);
});

it('words for a kind that the project does not declare are reported at the kind', () => {
  const workspace = siteWith(['statistics', 'video'], "consent: { kinds: ['statistics'] }");
  expect(diagnosticsOf(workspace)).toEqual(['unknown-consent-kind _site.json "video"']);
  expect(createChecker()(workspace).diagnostics.map((each) => messageFor(each).repair)).toEqual([
    'Add it there, or remove its words here. The declared kinds are "statistics".',
  ]);
});

it('a kind without words is reported at the list of words', () => {
  expect(diagnosticsOf(siteWith(['statistics'], "consent: { kinds: ['statistics', 'maps'] }"))).toEqual([
    'unnamed-consent-kind _site.json [',
  ]);
});

it('the words in each language are compared, too', () => {
  const languages = { en: { name: 'English' }, de: { name: 'Deutsch' } };
  const { head: _, name: __, logo: ___, ...words } = site;
  const changes = {
    '_site.json': { ...site, languages, choices: choicesOf(['statistics', 'maps']) },
    '_languages/de.json': { ...words, choices: choicesOf(['statistics']) },
  };
  expect(diagnosticsOf(siteWith([], "consent: { kinds: ['statistics', 'maps'] }", changes))).toEqual([
    'unnamed-consent-kind _languages/de.json [',
  ]);
});
