// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areFirstStepsNew } from '../../../packages/pagewright/src/studio/shell/kept-first-steps.ts';
import { FirstSteps } from '../../../packages/pagewright/src/studio/window/FirstSteps.tsx';
import { closeStudios, StudioInMemory } from './studio-in-memory.tsx';

beforeEach(() => localStorage.clear());
afterEach(closeStudios);

const steps = () => screen.queryByRole('region', { name: 'First steps' });

describe('the first steps', () => {
  it('are there until a section is selected', () => {
    new StudioInMemory({ view: { hasFirstSteps: true } }).render(<FirstSteps />);
    expect(steps()).not.toBeNull();
    closeStudios();
    const selected = { file: 'home.json', steps: ['blocks', 0] };
    new StudioInMemory({ view: { hasFirstSteps: true, selected } }).render(<FirstSteps />);
    expect(steps()).toBeNull();
  });

  it('do not come back when a person has closed them', () => {
    expect(areFirstStepsNew()).toBe(true);
    new StudioInMemory({ view: { hasFirstSteps: true } }).render(<FirstSteps />);
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(steps()).toBeNull();
    expect(areFirstStepsNew()).toBe(false);
  });
});
