import { expect, test } from 'vitest';
import { builtPages, textsOf } from './built-page.ts';

test('every page has the navigation, one main area that ends with the form, and the footer, in this order', async () => {
  for await (const [path, page] of builtPages()) {
    const landmarks = [...page.querySelectorAll('header, main, footer')].filter(
      (landmark) => !landmark.parentElement?.closest('main'),
    );
    expect(
      landmarks.map(({ localName }) => localName),
      path,
    ).toEqual(['header', 'main', 'footer']);
    const [header, main] = landmarks;
    expect(header?.querySelector('nav')?.getAttribute('aria-label'), path).toBe('Main');

    const sections = main?.querySelectorAll('section') ?? [];
    const last = sections[sections.length - 1];
    expect(last?.querySelector('h2')?.textContent, path).toBe('Let’s Talk');
    const labels = textsOf(last?.querySelectorAll('form label') ?? []);
    expect(labels, path).toEqual(
      path === '/contact-us' ? ['Name', 'Email', 'Phone', 'Message'] : ['Name', 'Email', 'Message'],
    );
  }
});
