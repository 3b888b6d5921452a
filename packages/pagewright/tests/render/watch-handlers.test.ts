// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { watchHandlers } from '../../src/render/blocks/watch-handlers.ts';

const reported = vi.fn();

beforeAll(() => {
  watchHandlers();
  // Prevents jsdom from printing the error.
  addEventListener('error', (event) => event.preventDefault());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  addEventListener('pagewright:report', (event) => event instanceof CustomEvent && reported(event.detail));
});
afterEach(() => {
  reported.mockClear();
  document.body.replaceChildren();
});

/** A page with two blocks of a type; the handler of the second one throws. */
function press(message: string): HTMLElement | null {
  document.body.innerHTML = `
    <div data-block="team" data-slot="company.json:3:2"></div>
    <div data-block="team" data-slot="company.json:4:3"><button type="button"><span>Press</span></button></div>
    <p>Outside</p>`;
  const button = document.querySelector('button');
  button?.addEventListener('click', () => {
    throw new Error(message);
  });
  document.querySelector('span')?.click();
  return button;
}

it('an error of an event handler is reported with the block of the event', async () => {
  press('It broke');
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  expect(reported).toHaveBeenCalledWith({
    about: 'block-threw',
    file: 'company.json',
    block: 4,
    type: 'team',
    message: expect.stringContaining('It broke'),
  });
});

it('an error after the event, or outside of blocks, is not attributed to a block', async () => {
  press('First');
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  dispatchEvent(new ErrorEvent('error', { message: 'Later', error: new Error('Later') }));
  const outside = document.querySelector('p');
  outside?.addEventListener('click', () => {
    throw new Error('Outside');
  });
  outside?.click();
  press('Last');
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(2));
  expect(reported.mock.calls.map(([entry]) => entry.message)).toEqual([
    expect.stringContaining('First'),
    expect.stringContaining('Last'),
  ]);
});
