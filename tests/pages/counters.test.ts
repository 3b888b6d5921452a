import { expect, test } from 'vitest';
import { builtPage, textsOf } from './built-page.ts';

const finals = ['24+', '650+', '15+'];

test('the HTML contains the final figures, each with a plus sign', async () => {
  const page = await builtPage('/');
  expect(textsOf(page.querySelectorAll('dl dd [aria-hidden="true"]'))).toEqual(finals);
});
