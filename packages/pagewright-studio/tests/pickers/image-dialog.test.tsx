// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ImageDialog } from '../../src/browser/pickers/images/ImageDialog.tsx';
import { installDialogs } from '../fixtures/dialog-element.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

const released: string[] = [];

beforeAll(() => {
  // jsdom has no dialogs, no layout and no URLs of files.
  installDialogs();
  Element.prototype.scrollIntoView = () => {};
  globalThis.CSS ??= Object.assign({}, globalThis.CSS, { escape: (text: string) => text });
  URL.createObjectURL = (file) => `blob:${file instanceof File ? file.name : ''}`;
  URL.revokeObjectURL = (url) => released.push(url);
});
afterEach(() => {
  closeStudios();
  released.length = 0;
});

const photo = new File(['bytes'], 'Boat.png', { type: 'image/png' });

function open({ hasAlt = true, current }: { readonly hasAlt?: boolean; readonly current?: string } = {}) {
  const studio = new StudioInMemory();
  const call = vi.spyOn(studio.studio.server, 'call');
  const [onUse, onClose] = [vi.fn(), vi.fn()];
  studio.render(
    <ImageDialog
      title="Choose image"
      file="policy.json"
      current={current}
      hasAlt={hasAlt}
      onUse={onUse}
      onClose={onClose}
    />,
  );
  return { studio, call, onUse, onClose };
}

const input = () => screen.getByLabelText<HTMLInputElement>(/Choose an image, or drop|kB|MB/);
const take = (file: File) => fireEvent.change(input(), { target: { files: [file] } });
const showUpload = () => fireEvent.click(screen.getByRole('tab', { name: 'Upload' }));
const upload = () => {
  const form = input().closest('form');
  if (form) fireEvent.submit(form);
};
const use = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use image' });

describe('the images of the site', () => {
  it('are used by a button, which waits until one is chosen and says its size', () => {
    const { onUse } = open();
    expect(use().disabled).toBe(true);
    fireEvent.click(screen.getByRole('option', { name: /^ferry\.avif/ }));
    expect(screen.getByText('pictures/ferry.avif · 480 × 320 px')).not.toBeNull();
    expect(onUse).not.toHaveBeenCalled();
    fireEvent.click(use());
    expect(onUse.mock.calls).toMatchObject([[{ src: '/pictures/ferry.avif' }]]);
  });

  it('are used by a double click', () => {
    const { onUse } = open();
    fireEvent.doubleClick(screen.getByRole('option', { name: /^ferry\.avif/ }));
    expect(onUse.mock.calls).toMatchObject([[{ src: '/pictures/ferry.avif' }]]);
  });

  it('are chosen by the space bar and by arrow keys, which take the focus along', () => {
    const { onUse } = open({ current: '/pictures/ferry.avif' });
    const ferry = screen.getByRole('option', { name: /^ferry\.avif/ });
    expect(screen.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0)).toEqual([ferry]);
    expect(ferry.ariaSelected).toBe('true');
    expect(fireEvent.keyDown(ferry, { key: ' ' })).toBe(false);
    expect(use().disabled).toBe(false);
    const next = screen.getAllByRole('option')[screen.getAllByRole('option').indexOf(ferry) + 1];
    expect(fireEvent.keyDown(ferry, { key: 'ArrowRight' })).toBe(false);
    expect(document.activeElement).toBe(next);
    expect(next?.ariaSelected).toBe('true');
    expect(fireEvent.keyDown(ferry, { key: 'a' })).toBe(true);
    expect(onUse).not.toHaveBeenCalled();
  });

  it('are no longer selected in another tab', () => {
    open();
    fireEvent.click(screen.getByRole('option', { name: /^ferry\.avif/ }));
    showUpload();
    fireEvent.click(screen.getByRole('tab', { name: 'Site files' }));
    expect(use().disabled).toBe(true);
    expect(screen.queryByText(/^pictures\/ferry/)).toBeNull();
  });

  it('say that none is found, and for which words', () => {
    open();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } });
    expect(screen.getByText('No image has “zebra” in its name.')).not.toBeNull();
    expect(screen.getByText('0 images')).not.toBeNull();
  });
});

describe('the tabs', () => {
  it('are reached by arrow keys, round the ends, and have only the shown one in the tab order', () => {
    open();
    const [site, other] = screen.getAllByRole('tab');
    const shown = () => screen.getAllByRole('tab').filter(({ ariaSelected }) => ariaSelected === 'true');
    const press = (key: string) => site?.parentElement && fireEvent.keyDown(site.parentElement, { key });
    expect(press('ArrowLeft')).toBe(false);
    expect(shown()).toEqual([other]);
    expect(document.activeElement).toBe(other);
    expect([site?.tabIndex, other?.tabIndex]).toEqual([-1, 0]);
    press('ArrowRight');
    expect(shown()).toEqual([site]);
    press('End');
    expect(shown()).toEqual([other]);
    press('Home');
    expect(shown()).toEqual([site]);
    expect(press('ArrowDown')).toBe(true);
  });
});

describe('an upload', () => {
  it('is sent with its folder, and used with its description', async () => {
    const { call, onUse } = open({ current: '/pictures/ferry.avif' });
    showUpload();
    take(photo);
    fireEvent.change(screen.getByRole('textbox', { name: 'Alternative text' }), {
      target: { value: 'A boat' },
    });
    call.mockResolvedValueOnce(Response.json({ src: '/pictures/boat.png', width: 1, height: 1 }));
    upload();
    expect(screen.getByText('Uploading…')).not.toBeNull();
    // A second request before the answer to the first would create a second file.
    upload();
    await waitFor(() => expect(onUse).toHaveBeenCalledTimes(1));
    expect(onUse.mock.calls).toEqual([[{ src: '/pictures/boat.png', isUploaded: true, alt: 'A boat' }]]);
    expect(call.mock.calls.map(([called]) => called)).toEqual(['upload?name=Boat.png&folder=pictures']);
    expect(screen.queryByText('Uploading…')).toBeNull();
  });

  it('needs no text where there is none', async () => {
    const { call, onUse } = open({ hasAlt: false });
    showUpload();
    expect(screen.queryByRole('textbox', { name: 'Alternative text' })).toBeNull();
    take(photo);
    call.mockResolvedValueOnce(Response.json({ src: '/boat.png', width: 1, height: 1 }));
    upload();
    await waitFor(() => expect(onUse.mock.calls).toEqual([[{ src: '/boat.png', isUploaded: true }]]));
  });

  it('asks for a text only when it is sent without one', () => {
    const { call } = open();
    showUpload();
    take(photo);
    const missing = 'Say what the image shows, or mark it as decorative.';
    expect(screen.queryByText(missing)).toBeNull();
    upload();
    expect(screen.getByText(missing)).not.toBeNull();
    expect(screen.queryByText('Choose an image first.')).toBeNull();
    expect(call).not.toHaveBeenCalled();
  });

  it('says why the server refuses it, until there is another file', async () => {
    const { call, onUse } = open({ hasAlt: false });
    showUpload();
    take(photo);
    call.mockResolvedValueOnce(Response.json({ error: 'Too many pixels.' }, { status: 422 }));
    upload();
    await screen.findByText('Too many pixels.');
    expect(onUse).not.toHaveBeenCalled();
    take(new File(['x'], 'other.png', { type: 'image/png' }));
    expect(screen.queryByText('Too many pixels.')).toBeNull();
  });

  it('is not sent if the file is not an image', () => {
    const { call } = open({ hasAlt: false });
    showUpload();
    take(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(screen.getByText(/^“notes\.txt” is not an image/)).not.toBeNull();
    expect(document.querySelector('img')).toBeNull();
    upload();
    expect(call).not.toHaveBeenCalled();
  });

  it('can be dropped, and is shown from memory until there is another one', () => {
    open();
    showUpload();
    const form = input().closest('form') ?? document.body;
    expect(fireEvent.dragOver(form)).toBe(false);
    expect(fireEvent.drop(form, { dataTransfer: { files: [photo] } })).toBe(false);
    expect(screen.getByText('Boat.png, 1 kB')).not.toBeNull();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:Boat.png');
    expect(released).toEqual([]);
    take(new File(['x'], 'other.png', { type: 'image/png' }));
    expect(released).toEqual(['blob:Boat.png']);
  });
});
