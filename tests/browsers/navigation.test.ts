import { journeys } from './journeys.ts';
import type { Visitor } from './visitor.ts';

const article = 'One sign-in for nineteen colleges';
const card = ['a', article] as const;

/** Marks the document, to distinguish a reload from a client-side navigation. */
async function marks(visitor: Visitor): Promise<void> {
  await visitor.driver.executeScript(() => document.documentElement.setAttribute('data-marked', ''));
}

function staysInDocument(visitor: Visitor): Promise<void> {
  return visitor.expect('the page is not reloaded', () =>
    document.documentElement.hasAttribute('data-marked'),
  );
}

journeys('navigation', (journey) => {
  for (const how of ['clicks', 'taps'] as const)
    journey(
      `a visitor who ${how} a card sees its page from the top, and Back and forward restore the scroll positions`,
      async (visitor) => {
        await visitor.opens('/insight/blog');
        await marks(visitor);
        const top = await visitor.scrollsTo(...card);
        await visitor[how](...card);
        await visitor.sees('h1', article);
        await visitor.isScrolledTo(0);
        await visitor.goesBack();
        await visitor.sees('h1', 'Notes from the site book');
        await visitor.isScrolledTo(top);
        await visitor.goesForward();
        await visitor.sees('h1', article);
        await visitor.isScrolledTo(0);
        await staysInDocument(visitor);
      },
    );

  journey('a card opens its page by keyboard, and the page has the focus and its title', async (visitor) => {
    await visitor.opens('/insight/blog');
    await marks(visitor);
    await visitor.tabsTo('main a', article);
    await visitor.presses('Enter');
    await visitor.sees('h1', article);
    await staysInDocument(visitor);
    await visitor.expect('the page has the focus', () => document.activeElement?.localName === 'main');
    await visitor.expect(
      'the title belongs to the page',
      (name: string) => document.title.startsWith(name),
      article,
    );
  });

  journey('a reload keeps the page and its scroll position', async (visitor) => {
    await visitor.opens('/insight/blog');
    const top = await visitor.scrollsTo(...card);
    await visitor.reloads();
    await visitor.sees('h1', 'Notes from the site book');
    await visitor.isScrolledTo(top);
  });

  journey('after a reload of an opened page, Back shows the page before it', async (visitor) => {
    await visitor.opens('/insight/blog');
    await visitor.clicks(...card);
    await visitor.sees('h1', article);
    await visitor.reloads();
    await visitor.sees('h1', article);
    await visitor.goesBack();
    await visitor.sees('h1', 'Notes from the site book');
  });
});
