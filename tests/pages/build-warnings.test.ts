import { expect, test } from 'vitest';
import { hostileWarnings } from '../browser/fixture-sites/hostile-site.ts';

const expected = [
  /homepage: counters\.5\.counter_number: expected a whole number, found “many”/,
  /homepage: brands\.44: expected the URL of an image .+, found “javascript:alert\(1\)”/,
  /homepage: services\.5\.service_slug: expected a slug .+, found “not a slug\/\.\.\/at all”/,
  /company: core\.5: expected HTML, found an object/,
  /company: our_team_managements_data\.6\.name: expected a value, found nothing/,
  /company: our_team_managements_data\.7\.image: expected the URL of an image .+, found 17/,
  /industry: industry_details_data\.2: expected an object, found “a text in place of an object”/,
  /platform: banner_link: expected a link .+, found “javascript:alert\(1\)”/,
  /post: sections\.4: expected an object, found “a text”/,
];

for (const pattern of expected) {
  test(`the build warns about invalid content: ${pattern.source}`, () => {
    expect(hostileWarnings().join('\n')).toMatch(pattern);
  });
}

test('content makes no block throw', () => {
  expect(hostileWarnings().filter((warning) => warning.includes('threw on'))).toEqual([]);
});
