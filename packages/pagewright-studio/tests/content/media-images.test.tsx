// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MediaImages } from '../../src/browser/pickers/images/media/MediaImages.tsx';
import { useMediaParts } from '../../src/browser/pickers/images/media/use-media-parts.ts';
import { useStudio } from '../../src/browser/shell/studio-context.ts';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(closeStudios);

function Media() {
  const media = useMediaParts(useStudio().server, true);
  const nothing = () => {};
  return (
    <MediaImages
      contentName="WordPress"
      media={media}
      chosen={undefined}
      used={new Set()}
      frameOrigin="http://localhost:6181"
      onChoose={nothing}
      onUse={nothing}
    />
  );
}

const image = (name: string) => ({ src: `https://media.example/${name}.jpg` });

/** The media library. Its parts are answered one after the other. */
function open(...answers: readonly Response[]) {
  const studio = new StudioInMemory();
  const call = vi.spyOn(studio.studio.server, 'call');
  for (const answer of answers) call.mockResolvedValueOnce(answer);
  studio.render(<Media />);
  return () => call.mock.calls.map(([, body]) => body);
}

const failure = () => Response.json({ error: 'WordPress does not answer.' }, { status: 502 });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole('option').map(({ title }) => title);

describe('the media of the content service', () => {
  it('are read part by part, each image once, and leave the focus in the search', async () => {
    const asked = open(
      Response.json({ images: [image('a'), image('b')], hasMore: true }),
      Response.json({ images: [image('b'), image('c')], hasMore: false }),
    );
    expect(screen.getByText('Reading images from WordPress…')).not.toBeNull();
    expect(screen.queryByText(/has no images/)).toBeNull();
    await screen.findByText('2 images');
    expect(screen.queryByText('Reading images from WordPress…')).toBeNull();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    press('Read more images');
    await screen.findByText('3 images');
    expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    // The focus moves in an effect, after the images are shown.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
    expect(screen.queryByRole('button', { name: 'Read more images' })).toBeNull();
    expect(asked()).toEqual([{ part: 0 }, { part: 1 }]);
  });

  it('say why they cannot be read, and are requested again', async () => {
    const asked = open(failure(), Response.json({ images: [image('a')], hasMore: false }));
    await screen.findByText('WordPress does not answer.');
    expect(screen.queryByText(/has no images/)).toBeNull();
    press('Try again');
    await screen.findByText('1 image');
    expect(screen.queryByText('WordPress does not answer.')).toBeNull();
    expect(asked()).toEqual([{ part: 0 }, { part: 0 }]);
  });

  it('keep the parts that were read when the next part fails', async () => {
    open(Response.json({ images: [image('a')], hasMore: true }), failure());
    await screen.findByText('1 image');
    press('Read more images');
    await screen.findByText('WordPress does not answer.');
    expect(names()).toEqual(['a.jpg']);
  });

  it('say that there are no images, or that none is found', async () => {
    open(Response.json({ images: [], hasMore: false }));
    await screen.findByText('WordPress has no images yet.');
    closeStudios();
    open(Response.json({ images: [image('a')], hasMore: false }));
    await screen.findByText('1 image');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } });
    expect(screen.getByText('No image has “zebra” in its name.')).not.toBeNull();
  });

  it('name each server once that the site does not allow', async () => {
    const disallowed = ['https://media.example'];
    open(
      Response.json({ images: [image('a')], hasMore: true, disallowed }),
      Response.json({ images: [image('b')], hasMore: false, disallowed }),
    );
    await screen.findByText('1 image');
    press('Read more images');
    await screen.findByText('2 images');
    expect(
      screen.getByText(/^The site does not allow images from https:\/\/media\.example, so/),
    ).not.toBeNull();
  });
});
