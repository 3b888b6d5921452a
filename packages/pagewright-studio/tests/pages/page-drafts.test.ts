import { describe, expect, it } from 'vitest';
import { asDraft, publishDraft } from '../../src/browser/pages/save-as-draft.ts';
import { afterwards, problemsOf, projectTexts } from '../fixtures/project-texts.ts';

const broken = '{ "route": "/policy", "head": ';

describe('saving a broken page as a draft', () => {
  it('keeps the typed text in a file that the check does not read, and restores the page', () => {
    const before = projectTexts();
    const disk = before.texts.get('policy.json') ?? '';
    const state = projectTexts({ 'policy.json': broken }, { disk: { 'policy.json': disk } });
    const operation = asDraft(state.texts, state.disk, 'policy.json');
    if (!operation) throw new Error('It is a page with changes.');
    const saved = afterwards(state, operation);
    expect(saved.texts.get('policy.json')).toBe(disk);
    expect(saved.texts.get('_policy.json')).toBe(broken);
    expect(problemsOf(saved)).toEqual([]);
    expect(operation.select).toEqual({ file: 'policy.json', steps: [] });

    const published = afterwards(saved, publishDraft(saved, '_policy.json'));
    expect(published.texts.get('policy.json')).toBe(broken);
    expect(published.texts.has('_policy.json')).toBe(false);
  });

  it('renames a page that is not on disk yet', () => {
    const state = projectTexts(
      { 'de/fair.json': broken, 'de/_fair.json': '{}' },
      { disk: { 'de/fair.json': null } },
    );
    const operation = asDraft(state.texts, state.disk, 'de/fair.json');
    if (!operation) throw new Error('It is a page with changes.');
    const saved = afterwards(state, operation);
    expect(saved.texts.has('de/fair.json')).toBe(false);
    expect(saved.texts.get('de/_fair-2.json')).toBe(broken);
    expect(operation.select).toEqual({ file: 'de/_fair-2.json', steps: [] });
  });

  it('never takes the name of a file with a meaning of its own', () => {
    const files = { 'redirects.json': broken, '_redirects.json': null };
    const state = projectTexts(files, { disk: { 'redirects.json': null } });
    expect([...(asDraft(state.texts, state.disk, 'redirects.json')?.changes.keys() ?? [])]).toEqual([
      'redirects.json',
      '_redirects-2.json',
    ]);
  });

  it.each(['policy.json', '_site.json', '_sections/opening-hours.json', 'gone.json'])(
    'does nothing with %s, which is not a page with changes',
    (file) => {
      const state = projectTexts(
        { '_site.json': '{', '_sections/opening-hours.json': '{' },
        { disk: { '_site.json': '{}' } },
      );
      expect(asDraft(state.texts, state.disk, file)).toBeUndefined();
    },
  );
});

describe('publishing a draft', () => {
  it('gives it the name without the underscore', () => {
    const state = projectTexts({
      '_news/_fair.json': '{ "$schema": "../../schemas/page.schema.json", "route": "/fair" }',
    });
    const operation = publishDraft(state, '_news/_fair.json');
    expect(operation.select).toEqual({ file: 'news/fair.json', steps: [] });
    expect(afterwards(state, operation).texts.get('news/fair.json')).toContain('"../../schemas/');
  });

  it('replaces the page that has its address, even if their file names differ', () => {
    const state = projectTexts({
      '_policy-7.json': '{ "$schema": "../schemas/page.schema.json", "route": "/policy" }',
    });
    const published = afterwards(state, publishDraft(state, '_policy-7.json'));
    expect(published.texts.get('policy.json')).toBe(state.texts.get('_policy-7.json'));
    expect(published.texts.has('policy-7.json')).toBe(false);
  });

  it('takes another name if a page at another address has its name', () => {
    const state = projectTexts({ '_policy.json': '{ "route": "/other" }' });
    expect([...publishDraft(state, '_policy.json').changes.keys()]).toEqual([
      '_policy.json',
      'policy-2.json',
    ]);
  });
});
