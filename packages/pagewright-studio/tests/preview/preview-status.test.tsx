// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PreviewStatus } from '../../src/browser/preview/PreviewStatus.tsx';
import { pageInFrame } from '../../src/browser/preview/page-in-frame.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

afterEach(closeStudios);

describe('the line below the page', () => {
  it('says that the page does not show a section before its first day', () => {
    const selected = { file: 'policy.json', steps: ['blocks', 0] };
    const studio = new StudioInMemory({ view: { file: 'policy.json', selected } });
    const frame = {
      attempt: 0,
      isStarting: false,
      setFrame: () => {},
      shown: pageInFrame(studio.state.site, '/policy'),
      selected: undefined,
      isFound: true,
      hasPage: true,
      reload: () => {},
    };
    studio.render(<PreviewStatus frame={frame} size={undefined} />);
    expect(screen.getByText('The page does not show this section now.')).toBeTruthy();
    studio.show({ selected: undefined });
    expect(screen.queryByText('The page does not show this section now.')).toBeNull();
  });
});
