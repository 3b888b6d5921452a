// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { ClientOnly } from 'pagewright/client-only';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

const Plan = ({ floor }: { readonly floor: number }) => <output>Plan of floor {floor}</output>;
const load = vi.fn(async () => ({ default: Plan }));

const plan = (floor: number) => (
  <ClientOnly load={load} fallback={<p>The plan appears here.</p>}>
    {({ default: Loaded }) => <Loaded floor={floor} />}
  </ClientOnly>
);

test('the HTML of a page has the fallback, and a browser replaces it with code that it loads once', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(plan(1));
  expect(root.innerHTML).toBe('<p>The plan appears here.</p>');
  expect(load).not.toHaveBeenCalled();

  const errors = vi.spyOn(console, 'error');
  const page = await act(async () => hydrateRoot(root, plan(1)));
  expect(root.textContent).toBe('Plan of floor 1');
  await act(async () => page.render(plan(2)));
  expect(root.textContent).toBe('Plan of floor 2');
  expect(load).toHaveBeenCalledOnce();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
  await act(async () => page.unmount());
});

test('without code to load, its children are called in the browser only', async () => {
  const child = vi.fn(() => <output>{window.innerWidth} px</output>);
  expect(renderToString(<ClientOnly>{child}</ClientOnly>)).toBe('');
  expect(child).not.toHaveBeenCalled();
  render(<ClientOnly>{child}</ClientOnly>);
  expect(screen.getByText(`${window.innerWidth} px`)).toBeDefined();
});

test('the fallback stays, and is reported, if the code cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failing = () => Promise.reject(new Error('No network'));
  await act(async () =>
    render(
      <ClientOnly load={failing} fallback={<p>No plan today.</p>}>
        {() => <output />}
      </ClientOnly>,
    ),
  );
  expect(screen.getByText('No plan today.')).toBeDefined();
  expect(warn).toHaveBeenCalledWith(
    '[pagewright] The code of a <ClientOnly> cannot be loaded: Error: No network',
  );
  warn.mockRestore();
});
