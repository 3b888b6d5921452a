import { expect, test } from 'vitest';
import { builtPage, textsOf } from './built-page.ts';
import { demoEntry } from './demo-entries.ts';
import { blocksOf, textOf } from './page-blocks.ts';

test('/contact-us shows its heading, email, phone, postal address and a form with a phone field', async () => {
  const contact = demoEntry<Readonly<Record<string, string>>>('contact');
  const page = await builtPage('/contact-us');
  expect(textOf(page.querySelector('h1'))).toBe(contact.title);
  const [hero] = blocksOf(page, 'hero-banner');
  const links = [...(hero?.querySelectorAll('dl a') ?? [])];
  expect(links.map(textOf)).toEqual([
    contact.email,
    contact.phone,
    '41 Surveyor’s Row, Third Floor, Columbus',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `mailto:${contact.email}`,
    `tel:${contact.phone?.replace(/[^+\d]/g, '')}`,
    '#visit',
  ]);
  const [team] = blocksOf(page, 'team');
  expect(textOf(team?.querySelector('h2'))).toBe(contact.contact_below_banner_heading);
  const [details] = blocksOf(page, 'contact-details');
  // The address is fixed, because the content has no field for it.
  expect(details?.querySelector('address')?.textContent?.split('\n')).toEqual([
    'Meridian Works',
    '41 Surveyor’s Row, Third Floor',
    'Columbus, OH 43299',
    'United States',
  ]);
  const [form] = blocksOf(page, 'contact-form');
  expect(textsOf(form?.querySelectorAll('label') ?? [])).toEqual(['Name', 'Email', 'Phone', 'Message']);
});
