// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenPartsProvider } from '../../src/browser/field/open-parts.tsx';
import { VariantField } from '../../src/browser/pickers/VariantField.tsx';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

afterEach(closeStudios);

function open(layout?: string) {
  const props = { title: 'A', ...(layout === undefined ? {} : { layout }) };
  const page = { route: '/policy', head: { title: 'Policy' }, blocks: [{ type: 'masthead', props }] };
  const studio = new StudioInMemory({ files: { 'policy.json': JSON.stringify(page) } });
  studio.render(
    <OpenPartsProvider>
      <VariantField file="policy.json" steps={['blocks', 0, 'props', 'layout']} label="Layout" />
    </OpenPartsProvider>,
  );
}

const said = () => document.querySelector('p[aria-hidden=true]')?.textContent;
const option = (name: string) => screen.getByRole('radio', { name });

describe('the description of a variant', () => {
  it('describes the default, the chosen one, or the one under the pointer', () => {
    open();
    expect(said()).toBe('Side: Text left, picture right.');
    const plain = option('Plain').closest('label') ?? document.body;
    fireEvent.pointerEnter(plain);
    expect(said()).toBe('Plain: Text only.');
    fireEvent.pointerLeave(plain);
    expect(said()).toBe('Side: Text left, picture right.');
    fireEvent.click(option('Plain'));
    expect(said()).toBe('Plain: Text only.');
  });

  it('is read with its option', () => {
    open('wide');
    const described = (name: string) =>
      document.getElementById(option(name).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described('Plain')).toBe('Text only.');
    expect(said()).toBe('Wide: Text over a wide picture.');
  });

  it('has no button to clear if there is a default', () => {
    open('plain');
    expect(screen.queryByRole('button', { name: 'Clear Layout' })).toBeNull();
  });
});

describe('the pictures of variants', () => {
  const frame = () => document.querySelector<HTMLIFrameElement>('[role=radiogroup] iframe');
  const toggle = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  beforeEach(() => {
    // jsdom lays nothing out.
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(144);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(90);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #measure: () => void;
        constructor(measure: () => void) {
          this.#measure = measure;
        }
        observe() {
          this.#measure();
        }
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('are in one frame, which loads once a person asks for them, and then stays', () => {
    open();
    expect(frame()).toBeNull();
    toggle('Show pictures');
    const loaded = frame();
    expect(loaded?.getAttribute('src')).toContain('/__studio/block');
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    toggle('Hide pictures');
    expect(frame()).toBe(loaded);
    expect(screen.getByRole('button', { name: 'Show pictures' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('leave the names of the options and the keyboard as they are', () => {
    open();
    toggle('Show pictures');
    expect(screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
      'Side',
      'Wide',
      'Plain',
      'Desk',
    ]);
    expect(frame()?.closest('[inert]')?.getAttribute('aria-hidden')).toBe('true');
    fireEvent.click(option('Plain'));
    expect(said()).toBe('Plain: Text only.');
  });
});
