// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areFirstStepsNew } from '../../src/browser/shell/kept-first-steps.ts';
import { editFile } from '../../src/browser/shell/studio-context.ts';
import { FirstSteps } from '../../src/browser/window/FirstSteps.tsx';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

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

  it('do not hide the settings of the site, which a click on a menu opens', () => {
    const selected = { file: '_site.json', steps: [] };
    const studio = new StudioInMemory({ view: { hasFirstSteps: true, file: 'home.json', selected } });
    studio.render(<FirstSteps />);
    expect(steps()).toBeNull();
    studio.show({ selected: undefined });
    expect(steps()).not.toBeNull();
  });

  it('disappear when a person has changed something, and come back on request', () => {
    const studio = new StudioInMemory({ view: { hasFirstSteps: true } });
    studio.render(<FirstSteps />);
    act(() => editFile(studio.studio, 'home.json', 'Type', [{ start: 0, end: 0, text: ' ' }]));
    expect(steps()).toBeNull();
    expect(areFirstStepsNew()).toBe(false);
    studio.show({ hasFirstSteps: true });
    expect(steps()).not.toBeNull();
  });

  it('do not come back when a person has closed them', () => {
    expect(areFirstStepsNew()).toBe(true);
    new StudioInMemory({ view: { hasFirstSteps: true } }).render(<FirstSteps />);
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(steps()).toBeNull();
    expect(areFirstStepsNew()).toBe(false);
  });
});
