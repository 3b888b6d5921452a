import { journeys } from './journeys.ts';
import type { Visitor } from './visitor.ts';

/** The request of the list of articles. */
const posts = '/get-all-posts?per_page';

/** Opens a page on the client. Its document cannot be read, so that its content is requested. */
async function movesWithoutDocument(visitor: Visitor, path: string): Promise<void> {
  await visitor.driver.executeScript((to: string) => {
    const real = window.fetch;
    window.fetch = (input, init) =>
      String(input).endsWith(to) ? Promise.reject(new TypeError('offline')) : real(input, init);
    history.pushState(null, '', to);
  }, path);
}

journeys('failures', (journey) => {
  journey(
    'a path without a page shows the error page, and its links lead back',
    async (visitor) => {
      await visitor.opens('/services/no-such-service/at-all');
      await visitor.sees('h1', 'Unexpected Application Error!');
      await visitor.sees('main', '404 Not Found');
      await visitor.clicks('main a', 'Articles');
      await visitor.sees('h1', 'Notes from the site book');
      await visitor.goesBack();
      await visitor.sees('h1', 'Unexpected Application Error!');
    },
    // WebKit reports a transition between documents that it skips as an error that nobody handles.
    { errors: /404|AbortError: Skipping view transition/ },
  );

  for (const how of ['clicks', 'taps', 'tabsTo'] as const)
    journey(
      `Retry gets the content after a failure, for a visitor who ${how === 'tabsTo' ? 'uses the keyboard' : `${how} it`}`,
      async (visitor, site) => {
        await visitor.opens('/policy');
        site.service.fail(posts, { kind: 'status', status: 403 });
        await movesWithoutDocument(visitor, '/insight/blog');
        await visitor.sees('main button', 'Try again');
        site.service.heal();
        await visitor[how]('main button', 'Try again');
        if (how === 'tabsTo') await visitor.presses('Enter');
        await visitor.sees('main a', 'One sign-in for nineteen colleges');
        await visitor.expect(
          'the new content has the focus',
          () => document.activeElement?.hasAttribute('data-landed') === true,
        );
      },
      { errors: /403/ },
    );
});
