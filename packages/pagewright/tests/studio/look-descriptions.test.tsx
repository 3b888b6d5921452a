// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LookField } from '../../src/studio/pickers/LookField.tsx';
import { closeStudios, StudioInMemory } from './studio-in-memory.tsx';

afterEach(closeStudios);

function open(layout?: string) {
  const props = { title: 'A', ...(layout === undefined ? {} : { layout }) };
  const page = { route: '/policy', head: { title: 'Policy' }, blocks: [{ type: 'masthead', props }] };
  const studio = new StudioInMemory({ files: { 'policy.json': JSON.stringify(page) } });
  const help = 'How the parts are arranged. side: text left. plain: text only.';
  studio.render(
    <LookField file="policy.json" steps={['blocks', 0, 'props', 'layout']} label="Layout" help={help} />,
  );
}

const said = () => document.querySelector('p[aria-hidden=true]')?.textContent;
const option = (name: string) => screen.getByRole('radio', { name });

describe('the description of a look', () => {
  it('describes the default, the chosen option, or the option under the pointer', () => {
    open();
    expect(said()).toBe('Side: text left.');
    const plain = option('Plain').closest('label') ?? document.body;
    fireEvent.pointerEnter(plain);
    expect(said()).toBe('Plain: text only.');
    fireEvent.pointerLeave(plain);
    expect(said()).toBe('Side: text left.');
    fireEvent.click(option('Plain'));
    expect(said()).toBe('Plain: text only.');
  });

  it('is read with its option, and missing for an option without a description', () => {
    open('wide');
    const described = (name: string) =>
      document.getElementById(option(name).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described('Plain')).toBe('text only.');
    expect(described('Wide')).toBeUndefined();
    expect(said()).toBe('');
  });

  it('has no button to clear if there is a default', () => {
    open('plain');
    expect(screen.queryByRole('button', { name: 'Clear Layout' })).toBeNull();
  });
});
