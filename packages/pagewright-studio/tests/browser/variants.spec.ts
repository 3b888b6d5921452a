import { Strategist } from './strategist.ts';
import { expect, test } from './studio-test.ts';

test('a person sees the block itself in each layout, and only when they ask for it', async ({ window }) => {
  const ada = new Strategist(window);
  const layout = ada.settings.getByRole('radiogroup', { name: 'Layout' });
  const pictures = layout.frameLocator('iframe');
  const requests: string[] = [];
  await test.step('nothing is loaded before', async () => {
    await ada.open('Ships, ropes and people');
    window.on('request', (request) => requests.push(request.url()));
    await ada.select('Masthead');
    await expect(layout.getByRole('radio')).toHaveCount(4);
    await expect(layout.locator('iframe')).toHaveCount(0);
    expect(requests.filter((url) => url.endsWith('/__studio/block'))).toEqual([]);
  });
  await test.step('one document shows all of them, each in its place and with the shape of a page', async () => {
    await ada.settings.getByRole('button', { name: 'Show pictures' }).click();
    await expect(pictures.getByRole('heading', { level: 1 })).toHaveCount(4);
    expect(requests.filter((url) => url.endsWith('/__studio/block'))).toHaveLength(1);
    expect(await pictures.locator('html').evaluate(() => [innerWidth, innerHeight])).toEqual([1120, 700]);
    const places = await layout.locator('[data-picture]').evaluateAll((all) =>
      all.map((each) => {
        const { left, width, height } = each.getBoundingClientRect();
        return [Math.round(left), Math.round((width / height) * 10)];
      }),
    );
    expect(places.map(([, shape]) => shape)).toEqual([16, 16, 16, 16]);
    const drawn = await pictures
      .getByRole('heading', { level: 1 })
      .evaluateAll((all) => all.every((each) => each.getBoundingClientRect().width > 0));
    expect(drawn).toBe(true);
  });
  await test.step('arrow keys choose as without pictures, and nothing is loaded again', async () => {
    const before = requests.length;
    await layout.getByRole('radio', { name: 'Side' }).check();
    await window.keyboard.press('ArrowRight');
    await expect(layout.getByRole('radio', { name: 'Wide' })).toBeChecked();
    await ada.settings.getByRole('button', { name: 'Hide pictures' }).click();
    await expect(layout.locator('iframe')).toBeHidden();
    await ada.settings.getByRole('button', { name: 'Show pictures' }).click();
    await expect(layout.locator('iframe')).toBeVisible();
    expect(requests.slice(before).filter((url) => url.endsWith('/__studio/block'))).toEqual([]);
  });
});
