import { expect, test } from 'vitest';
import { demoSite } from '../browser/fixture-sites/demo-site.ts';
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
    // The form is the purpose of the contact page, so it is at the top there.
    const last = path === '/contact-us' ? sections[1] : sections[sections.length - 1];
    expect(last?.querySelector('h2')?.textContent, path).toBe('Let’s Talk');
    const labels = textsOf(last?.querySelectorAll('form label') ?? []);
    expect(labels, path).toEqual(
      path === '/contact-us' ? ['Name', 'Email', 'Phone', 'Message'] : ['Name', 'Email', 'Message'],
    );
  }
});

test('the footer of every page has partner logos, the policy link, two profile links, the terms as text, and the year 2025', async () => {
  const logos = new Set<string>();
  for await (const [path, page] of builtPages()) {
    const footer = [...page.querySelectorAll('footer')].at(-1);
    const pictures = [...(footer?.querySelectorAll('img') ?? [])];
    expect(pictures.length, path).toBeGreaterThan(1);
    for (const picture of pictures) {
      expect(picture.alt, path).not.toBe('');
      logos.add(picture.src);
    }
    const links = [...(footer?.querySelectorAll('a') ?? [])];
    const policy = links.filter((link) => link.textContent === 'Dei Policy');
    expect(
      policy.map((link) => link.getAttribute('href')),
      path,
    ).toEqual(['/policy']);
    const external = links.filter((link) => /^https:/.test(link.getAttribute('href') ?? ''));
    expect(textsOf(external), path).toEqual([
      'LinkedIn (opens in a new window)',
      'X (opens in a new window)',
    ]);
    expect(footer?.textContent, path).toContain('Terms of Service');
    expect(textsOf(links).filter((text) => /terms/i.test(text))).toEqual([]);
    expect(footer?.textContent, path).toMatch(/© 2025/);
  }
  for (const logo of logos) {
    const answer = await fetch(demoSite() + logo);
    expect(answer.headers.get('content-type'), logo).toMatch(/^image\//);
  }
});
