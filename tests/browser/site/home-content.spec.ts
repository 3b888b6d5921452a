import { builtPage, textsOf } from '../../pages/built-page.ts';
import { expect, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

// All requests must succeed, also on a busy machine.
test.use({ siteName: 'patient' });

test('the home page shows text from the service where it has a field, and from its config otherwise', async ({
  page,
  site,
}) => {
  const content: Record<string, unknown> = await (
    await fetch(`${site.address}/wp-json/custom/v1/get-homepage-content`)
  ).json();
  const body = {
    ...content,
    counters: [{ counter_number: 3, counter_heading: 'new lighthouses' }],
    what_we_do: { what_we_do_heading: 'A newer heading', what_we_do_description: 'A newer description.' },
    below_counter_section_data: { impact_text: 'A newer impact.', talent_text: 'A newer talent.' },
    powering_enterprises: { powering_enterprises_heading: 'Powering Lighthouses' },
    services: [
      { service_title: 'Newer Service', service_slug: 'pmo', service_description: 'A newer service text.' },
    ],
  };
  site.service.fail('/get-homepage-content', { kind: 'shape', body });
  await open(page, site.address + quietPage);
  await moveTo(page, '/');
  const main = page.getByRole('main');
  for (const words of [
    'new lighthouses',
    'A newer heading',
    'A newer description.',
    'A newer impact.',
    'A newer talent.',
    'Powering Lighthouses',
    'Newer Service',
    'A newer service text.',
  ])
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  for (const heading of ['Consulting Engineering Talent', 'Recognition', 'Work and writing', 'Let’s Talk'])
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
});

test.describe('Without content from the service', () => {
  test.use({ siteName: 'unconfigured' });

  test('the home page still shows 24 years, 650 projects and 15 countries', async ({ site }) => {
    const page = await builtPage('/', site.address);
    expect(textsOf(page.querySelectorAll('main dl > div'))).toEqual([
      expect.stringMatching(/^years in business *24\+/),
      expect.stringMatching(/^successful projects *650\+/),
      expect.stringMatching(/^countries served *15\+/),
    ]);
  });
});
