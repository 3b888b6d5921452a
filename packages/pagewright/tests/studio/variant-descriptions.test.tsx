// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { VariantField } from '../../src/studio/pickers/VariantField.tsx';
import { closeStudios, StudioInMemory } from './studio-in-memory.tsx';

afterEach(closeStudios);

function open(layout?: string) {
  const props = { title: 'A', ...(layout === undefined ? {} : { layout }) };
  const page = { route: '/policy', head: { title: 'Policy' }, blocks: [{ type: 'masthead', props }] };
  const studio = new StudioInMemory({ files: { 'policy.json': JSON.stringify(page) } });
  studio.render(<VariantField file="policy.json" steps={['blocks', 0, 'props', 'layout']} label="Layout" />);
}

const said = () => document.querySelector('p[aria-hidden=true]')?.textContent;
const option = (name: string) => screen.getByRole('radio', { name });

describe('the description of a variant', () => {
  it('is that of the default, of the chosen one, or of the one under the pointer', () => {
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
