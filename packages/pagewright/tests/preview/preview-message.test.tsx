// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PreviewState } from '../../src/render/document/preview-payload.ts';
import { PreviewMessage } from '../../src/render/preview/PreviewMessage.tsx';
import { checkedMuseum } from '../sites/checked-museum.ts';

const words = checkedMuseum.site.preview;
afterEach(cleanup);

const draft = {
  type: 'article',
  slug: 'a-mile-of-rope',
  label: 'Draft',
  isPublished: false,
  title: 'A mile of rope',
  version: '1',
  modified: undefined,
  expires: undefined,
  edit: undefined,
  token: undefined,
  errors: [],
};

function show(state: PreviewState) {
  const retry = vi.fn();
  render(<PreviewMessage state={state} words={words} retry={retry} />);
  return { retry, text: screen.getByRole('status').textContent, button: screen.queryByRole('button') };
}

describe('a preview without a draft', () => {
  it('can be tried again if the content service does not answer', () => {
    const { retry, text, button } = show({ is: 'unreachable' });
    expect([text, button?.textContent]).toEqual([words.unreachable, words.retry]);
    fireEvent.click(screen.getByRole('button', { name: words.retry }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it.each<Exclude<PreviewState['is'], 'shown' | 'unreachable'>>([
    'loading',
    'missing',
    'closed',
    'ended',
    'deleted',
    'unsupported',
  ])('says why, without a button that would not help: %s', (is) => {
    const { text, button } = show({ is });
    expect([text, button]).toEqual([words[is], null]);
  });

  it('says that no page shows the draft', () => {
    const { text, button } = show({ is: 'shown', draft, isOutdated: false });
    expect([text, button]).toEqual([words.noPage, null]);
  });

  it('has its name as the heading and as the title of the document', () => {
    show({ is: 'missing' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.label);
    expect(document.title).toBe(words.label);
  });
});
