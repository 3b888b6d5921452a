// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FrameWidthChoice } from '../../src/browser/preview/FrameWidthChoice.tsx';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

afterEach(closeStudios);

const phone = { name: 'Phone, 360 pixels' };
const tablet = { name: 'Tablet, 768 pixels' };
// A closed menu is hidden.
const inMenu = (name: string) => screen.getByRole('menuitemradio', { name, hidden: true });
const chosenInMenu = () =>
  screen
    .getAllByRole('menuitemradio', { hidden: true })
    .filter((each) => each.getAttribute('aria-checked') === 'true');

it('a button chooses the width of the page, and the menu of narrow windows marks the same one', () => {
  const studio = new StudioInMemory({ view: { width: 768 } });
  studio.render(<FrameWidthChoice />);
  expect(screen.getByRole<HTMLInputElement>('radio', tablet).checked).toBe(true);
  expect(chosenInMenu()).toEqual([inMenu(tablet.name)]);
  expect(screen.getByRole('button', { name: `Width of the page: ${tablet.name}` })).not.toBeNull();
  fireEvent.click(screen.getByRole('radio', phone));
  expect(studio.studio.view.width).toBe(360);
  expect(chosenInMenu()).toEqual([inMenu(phone.name)]);
});
