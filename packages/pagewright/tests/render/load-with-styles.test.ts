// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const paths = () => links().map(({ href }) => new URL(href).pathname);

/** The functions of a page that was just opened and has not requested anything. */
async function openPage(head = '') {
  document.head.innerHTML = head;
  vi.resetModules();
  return await import('../../src/render/document/load-with-styles.ts');
}

describe('code with stylesheets', () => {
  it('is ready when each stylesheet has loaded, and not before', async () => {
    const { loadWithStyles } = await openPage();
    const files = ['assets/quote-1.css', 'assets/quote-2.js', 'assets/shared-3.css'];
    const shown = vi.fn();
    const code = loadWithStyles(async () => 'the code', files).then(shown);
    expect(paths()).toEqual(['/assets/quote-1.css', '/assets/shared-3.css']);
    const [first, second] = links();
    first?.dispatchEvent(new Event('load'));
    // By then, all work that does not wait for the second stylesheet is done.
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown).not.toHaveBeenCalled();
    second?.dispatchEvent(new Event('load'));
    await code;
    expect(shown).toHaveBeenCalledWith('the code');
  });

  it('requests a stylesheet once, also while it loads', async () => {
    const { loadWithStyles } = await openPage();
    const both = [1, 2].map(() => loadWithStyles(async () => 'the code', ['assets/quote-1.css']));
    expect(paths()).toEqual(['/assets/quote-1.css']);
    links()[0]?.dispatchEvent(new Event('load'));
    expect(await Promise.all(both)).toEqual(['the code', 'the code']);
    await loadWithStyles(async () => 'the code', ['assets/quote-1.css']);
    expect(paths()).toEqual(['/assets/quote-1.css']);
  });

  it('is ready without a stylesheet that fails to load, which is requested again the next time', async () => {
    const { loadWithStyles } = await openPage();
    const first = loadWithStyles(async () => 'the code', ['assets/quote-1.css']);
    links()[0]?.dispatchEvent(new Event('error'));
    expect(await first).toBe('the code');
    expect(paths()).toEqual([]);
    const second = loadWithStyles(async () => 'the code', ['assets/quote-1.css']);
    expect(paths()).toEqual(['/assets/quote-1.css']);
    links()[0]?.dispatchEvent(new Event('load'));
    expect(await second).toBe('the code');
  });

  it('requests no stylesheet that the document already links to', async () => {
    const { loadWithStyles } = await openPage('<link data-holds="hero-1 quote-1">');
    expect(await loadWithStyles(async () => 'the code', ['assets/quote-1.css'])).toBe('the code');
    expect(paths()).toEqual([]);
    const other = loadWithStyles(async () => 'the code', ['assets/quote.css']);
    expect(paths()).toEqual(['/assets/quote.css']);
    links()[0]?.dispatchEvent(new Event('load'));
    await other;
  });

  it('rejects if the code cannot be loaded', async () => {
    const { loadWithStyles } = await openPage();
    const lost = new Error('offline');
    await expect(loadWithStyles(() => Promise.reject(lost))).rejects.toBe(lost);
  });
});
