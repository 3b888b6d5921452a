import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { authorizedFetch } from '../../packages/pagewright/src/content/requests/authorized-fetch.ts';
import { onDemandHandler } from '../../packages/pagewright/src/node/serving/on-demand.ts';
import { openPageStore } from '../../packages/pagewright/src/node/serving/page-store.ts';
import { closeServer, listen } from '../../packages/pagewright/src/node/serving/static-server.ts';
import type { ContractFixture } from './contract-fixture.ts';
import { checkServedPreviews } from './served-preview-checks.ts';
import type { Tally } from './tally.ts';

const secret = 'a secret for pages on demand';
/** Milliseconds until a change must be visible, on a machine that also runs other tests. */
const deadline = 60_000;
/** Milliseconds between requests that start WordPress’s scheduler, as its own pages do. It repeats what was not delivered. */
const schedulerInterval = 5_000;

interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
}

/** Checks that pages on demand follow what editors do, without a build. @param outDir folder of the built site */
export async function checkOnDemand(
  outDir: string,
  { real, wordpress }: ContractFixture,
  tally: Tally,
  print: (line: string) => void,
): Promise<void> {
  const reports: string[] = [];
  let send: typeof fetch = fetch;
  const { server, address } = await listen(
    await onDemandHandler({
      folder: outDir,
      freshFor: 3_600_000,
      store: await openPageStore('memory'),
      content: { base: real.address, deadline, fetch: (input, init) => send(input, init) },
      secrets: { announcements: secret },
      report: (message) => void reports.push(message),
    }),
    0,
  );
  const get = async (path: string): Promise<Answer> => {
    const response = await fetch(address + path, { redirect: 'manual' });
    return {
      status: response.status,
      location: response.headers.get('location'),
      html: await response.text(),
    };
  };
  /** Runs PHP code, then waits until a page is as expected. Prints how long that took. */
  const follows = (title: string, code: string, path: string, isExpected: (page: Answer) => boolean) =>
    tally.check(`on demand: ${title}`, async () => {
      await wordpress.run(code);
      const start = performance.now();
      let page = await get(path);
      let scheduled = start;
      while (!isExpected(page) && performance.now() - start < deadline) {
        await pause(100);
        if (performance.now() - scheduled > schedulerInterval) {
          scheduled = performance.now();
          await fetch(`${real.address}/wp-cron.php`);
        }
        page = await get(path);
      }
      assert.ok(isExpected(page), `${path} has status ${page.status}\n${reports.join('\n')}`);
      print(`  ${title}: after ${Math.round(performance.now() - start)} ms`);
    });
  const page = '/insight/blog/published-just-now';
  const update = (fields: string) =>
    `wp_update_post( array( 'ID' => get_posts( array( 'title' => 'Published just now', 'post_status' => 'any' ) )[0]->ID, ${fields} ) );`;
  try {
    await wordpress.run(`update_option( 'pagewright_secret', '${secret}' );
      update_option( 'pagewright_receivers', '${address}/_pagewright/purge' );`);
    await tally.check('on demand: Pages of the build and unknown paths have their status', async () => {
      assert.equal((await get('/services/security')).status, 200);
      assert.equal((await get(page)).status, 404);
    });
    await follows(
      'A published post has a page',
      `wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Published just now', 'post_content' => '<p>First words.</p>' ) );`,
      page,
      ({ status, html }) => status === 200 && html.includes('First words.'),
    );
    await follows('The list of posts contains it', '', '/insight/blog', ({ html }) =>
      html.includes('Published just now'),
    );
    for (const file of ['/sitemap.xml', '/feed.xml'])
      await follows(`It is in ${file}`, '', file, ({ html }) => html.includes(page));
    await follows(
      'A changed text is visible',
      update(`'post_content' => '<p>Second words.</p>'`),
      page,
      ({ html }) => html.includes('Second words.'),
    );
    await follows(
      'The old path of a renamed post redirects to the new one',
      update(`'post_name' => 'renamed-just-now'`),
      page,
      ({ status, location }) => status === 301 && location === '/insight/blog/renamed-just-now',
    );
    await follows(
      'A withdrawn post has no page',
      update(`'post_status' => 'draft'`),
      '/insight/blog/renamed-just-now',
      ({ status }) => status === 404,
    );
    await follows(
      'The list of posts no longer contains it',
      '',
      '/insight/blog',
      ({ html }) => !html.includes('Published just now'),
    );
    const authorize = (credentials: string) => {
      send = authorizedFetch(credentials);
    };
    await checkServedPreviews({ address, authorize }, { real, wordpress }, tally, print);
  } finally {
    await wordpress.run(`delete_option( 'pagewright_receivers' ); delete_option( 'pagewright_secret' );`);
    await closeServer(server);
  }
}
