import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from '../../packages/pagewright/src/node/builds/build.ts';
import {
  closeServer,
  folderHandler,
  listen,
} from '../../packages/pagewright/src/node/serving/static-server.ts';
import { browserArguments, findBrowser } from '../browser/find-browser.ts';
import { siteBundle } from '../browser/fixture-sites/site-bundle.ts';
import { checkBlockEditor, warnsOnLeaving } from './block-editor-checks.ts';
import { blockEditorPost } from './block-editor-post.ts';
import type { ContractFixture } from './contract-fixture.ts';
import { checkEditScreen, saveScreen } from './edit-screen-checks.ts';
import { EditorSession } from './editor-session.ts';
import { valueAt } from './exchange.ts';
import { checkOnDemand } from './on-demand-checks.ts';
import type { Tally } from './tally.ts';

const heading = 'Security as an editor words it today';
const paragraph = 'A paragraph that an editor added and moved up.';
const point = 'A point of its list.';

/** Changes after the build. */
const laterHeading = 'Security as an editor words it tomorrow';
const laterParagraph = 'A paragraph that came after the build.';
const laterPoint = 'A point that came after the build.';

interface Post {
  readonly slug: string;
  readonly title: string;
  readonly date: string;
}

// The posts must be the newest, even if the clock of this machine is behind the dates of the demo content.
const builtPost: Post = {
  slug: 'written-in-the-block-editor',
  title: 'Written in the block editor & shown as it was meant',
  date: '2030-01-01 08:00:00',
};
const laterPost: Post = {
  slug: 'written-after-the-build',
  title: 'Written after the build & shown without another',
  date: '2030-01-02 08:00:00',
};

const deadline = 30_000;

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/wp-login.php`);
  await page.fill('#user_login', 'editor');
  await page.fill('#user_pass', 'password');
  await Promise.all([page.waitForURL(/wp-admin/), page.click('#wp-submit')]);
}

async function served(address: string, route: string): Promise<unknown> {
  const body: unknown = await (await fetch(`${address}/wp-json/${route}`)).json();
  return body;
}

/** Checks what an editor does in wp-admin, in a browser. */
async function checkEditing(page: Page, { real }: ContractFixture, tally: Tally): Promise<void> {
  const edit = `${real.address}/wp-admin/post.php?post=${real.numbers.service}&action=edit`;
  const field = page.locator('#pagewright-hero_heading');

  await tally.check('editing: Fields have the titles and descriptions of the schema', async () => {
    await signIn(page, real.address);
    await page.goto(edit);
    await page.getByLabel('Hero heading').waitFor();
    await page.getByText('Headline of the page.', { exact: true }).waitFor();
  });
  await tally.check(
    'editing: Invalid input is kept separately from the published fields, with its errors, and leaving asks first',
    async () => {
      const before = valueAt(await served(real.address, 'custom/v1/services/security'), 'hero_heading');
      const banner = page.locator('#pagewright-banner_text');
      const words = await banner.inputValue();
      await field.fill('');
      await banner.fill('');
      await banner.pressSequentially('Typed');
      assert.equal(await warnsOnLeaving(page), true);
      await saveScreen(page);
      assert.equal(await warnsOnLeaving(page), false);
      await page.locator('.pagewright-error', { hasText: 'Hero heading is required.' }).waitFor();
      await page.getByRole('link', { name: 'Hero heading is required.' }).click();
      assert.equal(await banner.inputValue(), 'Typed');
      assert.equal(
        valueAt(await served(real.address, 'custom/v1/services/security'), 'hero_heading'),
        before,
      );
      await banner.fill(words);
    },
  );
  await tally.check(
    'editing: A heading is changed, and an item is added to an array and moved up',
    async () => {
      await field.fill(heading);
      await page.getByRole('tab', { name: 'Details' }).click();
      const list = page.locator('[data-pagewright-list="service_details_data"]');
      for (const text of ['One that stays below.', `${paragraph}\n\n<ul><li>${point}</li></ul>`]) {
        await list.locator(':scope > [data-pagewright-act="add"]').click();
        const entry = list.locator('.pagewright-entry').last();
        await entry.locator('iframe').waitFor();
        await entry.locator('.switch-html').click();
        await entry.getByLabel('Description').fill(text);
      }
      await list.locator('.pagewright-entry').last().locator('[data-pagewright-act="up"]').click();
      await saveScreen(page);
      const service = await served(real.address, 'custom/v1/services/security');
      assert.equal(valueAt(service, 'hero_heading'), heading);
      assert.match(
        String(valueAt(service, 'service_details_data.4.detail_description')),
        new RegExp(`^<p>${paragraph}</p>\\s*<ul>\\s*<li>${point}</li>\\s*</ul>\\s*$`),
      );
      assert.equal(valueAt(service, 'service_details_data.5.detail_description'), 'One that stays below.');
      assert.equal(
        valueAt(service, 'hero_image.id'),
        Number(await page.locator('[name="pagewright[hero_image][id]"]').inputValue()),
      );
    },
  );
  await tally.check('editing: An image is chosen from the media library', async () => {
    const picture = page.locator('[data-pagewright-picture]').first();
    await page.getByRole('tab', { name: 'General' }).click();
    await picture.locator('[data-pagewright-act="choose"]').click();
    await page.getByRole('tab', { name: 'Media Library' }).click();
    await page.locator('.attachments .attachment').nth(2).click();
    await page.getByRole('button', { name: 'Use this image' }).click();
    const chosen = Number(await page.locator('[name="pagewright[hero_image][id]"]').inputValue());
    await saveScreen(page);
    assert.equal(valueAt(await served(real.address, 'custom/v1/services/security'), 'hero_image.id'), chosen);
  });
}

/** Creates a post over REST with an application password, as other tools do. */
async function writePost({ real, wordpress }: ContractFixture, { slug, title, date }: Post): Promise<void> {
  const password = await wordpress.run(
    `echo WP_Application_Passwords::create_new_application_password( get_user_by( 'login', 'editor' )->ID, array( 'name' => 'trial' ) )[0];`,
  );
  const picture = await served(real.address, 'wp/v2/media?per_page=1');
  const [first]: unknown[] = Array.isArray(picture) ? picture : [];
  const content = blockEditorPost
    .replaceAll('PICTURE_ID', String(valueAt(first, 'id')))
    .replaceAll('PICTURE_URL', String(valueAt(first, 'source_url')));
  const answer = await fetch(`${real.address}/wp-json/wp/v2/posts`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${Buffer.from(`editor:${password}`).toString('base64')}`,
    },
    body: JSON.stringify({
      title,
      slug,
      status: 'publish',
      content,
      excerpt: 'Every kind of block.',
      featured_media: valueAt(first, 'id'),
    }),
  });
  assert.equal(answer.status, 201, await answer.text());
  await wordpress.run(
    `global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_date' => '${date}', 'post_date_gmt' => '${date}' ), array( 'post_name' => '${slug}' ) ); clean_post_cache( get_page_by_path( '${slug}', OBJECT, 'post' ) );`,
  );
}

async function checkPost(page: Page, address: string, { slug, title: heading1 }: Post): Promise<void> {
  await page.goto(`${address}/insight/blog/${slug}`);
  await page.getByRole('heading', { level: 1, name: heading1 }).waitFor({ timeout: deadline });
  for (const title of ['Pictures & tables', 'Lists, quotes and code']) {
    await page.getByRole('heading', { name: title }).first().waitFor();
  }
  for (const alt of ['A picture that floats', 'First of a gallery', 'Second of a gallery']) {
    const picture = page.getByAltText(alt).first();
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined));
    assert.ok(((await picture.boundingBox())?.width ?? 0) > 40, `${alt} is seen`);
  }
  await page.getByRole('columnheader', { name: 'Berth' }).waitFor();
  await page.getByRole('cell', { name: 'North' }).waitFor();
  await page.getByText('A thing within').waitFor();
  await page.getByText('A crane driver').waitFor();
  assert.match(
    (await page.locator('pre').first().textContent()) ?? '',
    /if \(a < b\) \{\n {2}return 'kept';\n\}/,
  );
  await page.getByText('Coloured by an editor.').waitFor();
  assert.equal(await page.evaluate('window.hostile'), undefined);
  const article = await page.locator('main').innerHTML();
  assert.doesNotMatch(article, /<script|onerror|onload|javascript:|<iframe|position:\s*fixed/i);
  const width = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  assert.equal(width, 0, 'nothing is wider than the page');
}

async function checkForm(page: Page, address: string, { wordpress }: ContractFixture): Promise<void> {
  const text = `Please call about berth ${'four'}, <b>soon</b>.`;
  await page.goto(`${address}/contact-us`);
  const form = page.locator('form').last();
  await form.getByLabel(/name/i).fill('Ada Fenwick');
  await form.getByLabel(/email/i).fill('ada@fenwick.example');
  await form.getByLabel(/phone/i).fill('6145550199');
  await form.getByLabel(/message|help|write/i).fill(text);
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.url().endsWith('store_form_data') && response.request().method() === 'POST',
      { timeout: deadline },
    ),
    form.getByRole('button', { name: 'Send your message' }).click(),
  ]);
  assert.equal(answer.status(), 200);
  const found = await wordpress.run(
    `echo wp_json_encode( array_map( fn( $post ) => \\Pagewright\\message_part( $post, 'message' ), get_posts( array( 'post_type' => 'pagewright_message', 'post_status' => 'private', 's' => 'berth four' ) ) ) );`,
  );
  assert.deepEqual(JSON.parse(found), [text]);
}

// The checks visit the newest post, a service, and lists. `content-comparison.ts` reads all entries of each type.
const paths = [
  '/insight/blog/*',
  '/insight/blog/topic/*',
  '/insight/blog/author/*',
  '/insight/case-study/*',
  '/industry/*',
  '/platform/*',
  '/software/*',
].map((route) => ({ route, count: 1 }));

/** Builds a part of the site, and checks that its HTML has what editors wrote before. */
async function checkBuild(root: string, address: string, outDir: string): Promise<void> {
  const { warnings } = await build({
    root,
    bundle: await siteBundle(),
    paths,
    contentUrl: address,
    browserContentUrl: address,
    outDir,
    compress: false,
    print: () => {},
  });
  const leftOut = new RegExp(`^post: (.*) in sections\\.\\*\\.content is .* \\(.*${builtPost.slug}\\)$`);
  assert.deepEqual(
    warnings.map((text) => leftOut.exec(text)?.[1] ?? text),
    // The post tries what no page shows.
    ['1 script', '1 link target', '1 frame', '1 drawing'],
    'warnings of the build',
  );
  const service = readFileSync(path.join(outDir, 'services/security.html'), 'utf8');
  assert.ok(service.includes(heading), 'the changed heading');
  assert.ok(service.includes(`src="${address}/wp-content/uploads/`), 'an image of WordPress');
  const file = path.join(outDir, 'insight/blog', `${builtPost.slug}.html`);
  assert.ok(existsSync(file), 'the post has a page');
  const html = readFileSync(file, 'utf8');
  for (const words of ['A thing within', 'Said by one who was there.', '<th', 'Second of a gallery'])
    assert.ok(html.includes(words), words);
  assert.doesNotMatch(html, /onerror|javascript:|window\.hostile/);
}

/** Checks what visitors of the built site see, also of what editors write after the build. */
async function checkVisits(
  visitor: Page,
  address: string,
  fixture: ContractFixture,
  tally: Tally,
): Promise<void> {
  const { real } = fixture;
  await tally.check('site: A page shows text and images of WordPress', async () => {
    await visitor.goto(`${address}/services/security`);
    await visitor.getByRole('heading', { level: 1, name: heading }).waitFor();
    await visitor.locator(`img[src^="${real.address}/wp-content/uploads/"]`).first().waitFor();
  });
  await tally.check('site: The built post is complete and safe', () =>
    checkPost(visitor, address, builtPost),
  );
  await tally.check('site: An editor’s change appears without a build', async () => {
    const editor = await EditorSession.signIn(real.address);
    await editor.save((await editor.edit(real.numbers.service)).form, {
      'pagewright[hero_heading]': laterHeading,
      'pagewright[service_details_data][0][detail_description]': `${laterParagraph}\n\n<ul><li>${laterPoint}</li></ul>`,
    });
    await visitor.goto(`${address}/services/security`);
    await visitor.getByRole('heading', { level: 1, name: laterHeading }).waitFor({ timeout: deadline });
    await visitor.getByText(laterParagraph, { exact: true }).waitFor();
    await visitor.getByRole('listitem').filter({ hasText: laterPoint }).waitFor();
  });
  await tally.check('site: A new post appears in the list without a build', async () => {
    await writePost(fixture, laterPost);
    await visitor.goto(`${address}/insight/blog`);
    await visitor.getByText(laterPost.title).first().waitFor({ timeout: deadline });
  });
  await tally.check('site: A new post has a page without a build, complete and safe', () =>
    checkPost(visitor, address, laterPost),
  );
  await tally.check('site: A message sent by the form is found in WordPress', () =>
    checkForm(visitor, address, fixture),
  );
}

/** Edits content in wp-admin, builds the site from it, and visits it. */
export async function checkSite(
  root: string,
  fixture: ContractFixture,
  tally: Tally,
  print: (line: string) => void,
): Promise<void> {
  const { real } = fixture;
  const outDir = path.join(root, '.pagewright/fixture-sites/wordpress');
  const page = async (browser: Browser) => {
    const opened = await browser.newPage({
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
    });
    // wp-admin shows avatars and news from the internet, and a page only counts as loaded once they have arrived.
    await opened.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    return opened;
  };
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    tally.begin('Editing in wp-admin');
    const editor = await page(browser);
    editor.setDefaultTimeout(deadline);
    await checkEditing(editor, fixture, tally);
    await checkEditScreen(editor, fixture, tally);
    await checkBlockEditor(editor, fixture, tally);
    await editor.close();
    await writePost(fixture, builtPost);
    tally.begin('Building the site from the real WordPress');
    await tally.check(
      'site: Its build warns only of what pages do not show, and its HTML has the changes of editors',
      () => checkBuild(root, real.address, outDir),
    );
    tally.begin('Visiting the built site');
    const { server, address } = await listen(folderHandler(outDir), 0);
    const visitor = await page(browser);
    const complaints: string[] = [];
    visitor.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    visitor.on('pageerror', (error) => complaints.push(String(error)));
    try {
      await checkVisits(visitor, address, fixture, tally);
      tally.begin('Following WordPress with pages on demand');
      await checkOnDemand(outDir, fixture, tally, print);
      await tally.check('site: Browsers report no errors', async () => {
        // The path of a new post gets the page for unknown paths, whose status is 404.
        assert.deepEqual(
          complaints.filter((text) => !/status of 404/.test(text)),
          [],
        );
      });
    } finally {
      await closeServer(server);
    }
  } finally {
    await browser.close();
  }
}
