import { AWARDS, awardDrawing } from './awards.ts';
import { BRANDS, brandDrawing } from './brands.ts';
import { coffeeRing } from './coffee-ring.ts';
import { svg } from './drawing.ts';
import { favicon } from './favicon.ts';
import { logo, logoOnInk, logoOnPurple, mark } from './logo.ts';
import { PARTNERS, partnerDrawing } from './partners.ts';
import { sixTries } from './six-tries.ts';
import { streetPlan } from './street-plan.ts';
import { VENDORS, vendorDrawing } from './vendors.ts';

/** The name of the site, as its marks are titled. */
export const SITE_NAME = 'Meridian Works';

/** Every SVG under public/ by its path there: the logo and the marks of clients, partners, honours and products. */
export async function vectorMarks(): Promise<Map<string, string>> {
  const marks = new Map([
    ['logo.svg', svg(await logo(), SITE_NAME)],
    ['logo-on-ink.svg', svg(await logoOnInk(), SITE_NAME)],
    ['logo-on-purple.svg', svg(await logoOnPurple(), SITE_NAME)],
    ['mark.svg', svg(mark, SITE_NAME)],
    ['favicon.svg', svg(favicon, SITE_NAME)],
    ['platform/coffee-ring.svg', svg(coffeeRing, 'An application form with the ring of a coffee cup on it')],
    [
      'platform/six-tries.svg',
      svg(sixTries, 'A mark sheet: six names, each with two crosses and then a tick'),
    ],
    ['plan/street-plan.svg', svg(await streetPlan(), 'The streets around the office')],
  ]);
  for (const brand of BRANDS)
    marks.set(`brands/${brand.file}.svg`, svg(await brandDrawing(brand), brand.name));
  for (const partner of PARTNERS)
    marks.set(`partners/${partner.file}.svg`, svg(await partnerDrawing(partner), partner.name));
  for (const award of AWARDS)
    marks.set(`awards/${award.file}.svg`, svg(await awardDrawing(award), award.lines.join(' ')));
  for (const vendor of VENDORS) {
    marks.set(`${vendor.file}.svg`, svg(await vendorDrawing(vendor, 'light'), vendor.name));
    marks.set(`${vendor.file}-on-ink.svg`, svg(await vendorDrawing(vendor, 'ink'), vendor.name));
  }
  return marks;
}
