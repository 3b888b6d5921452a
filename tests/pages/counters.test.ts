import { expect, test } from 'vitest';
import { textsOf, writtenPage } from './written-page.ts';

const finals = ['24+', '650+', '15+'];

test('the final figures stand in the HTML, each with a plus sign', async () => {
  const page = await writtenPage('/');
  expect(textsOf(page.querySelectorAll('dl dd [aria-hidden="true"]'))).toEqual(finals);
});
