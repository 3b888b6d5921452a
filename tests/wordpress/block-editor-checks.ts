import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { ContractFixture } from './contract-fixture.ts';
import type { Tally } from './tally.ts';

/** True if the browser would ask before it leaves the page. */
export async function warnsOnLeaving(page: Page): Promise<boolean> {
  return page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

/** Saves through the store of the editor, as its buttons do. Resolves when the meta boxes are saved too. */
async function saveEntry(page: Page, edits: string): Promise<void> {
  await page.evaluate(
    `wp.data.dispatch( 'core/editor' ).editPost( ${edits} ); wp.data.dispatch( 'core/editor' ).savePost();`,
  );
  await page.waitForFunction(
    `! wp.data.select( 'core/editor' ).isSavingPost() && ! wp.data.select( 'core/edit-post' ).isSavingMetaBoxes()`,
  );
}

/** Checks the fields of a post below the block editor, in a signed-in browser. */
export async function checkBlockEditor(
  page: Page,
  { real, wordpress }: ContractFixture,
  tally: Tally,
): Promise<void> {
  await tally.check(
    'editing: The block editor does not publish invalid fields, says why, and keeps all input',
    async () => {
      const id = await wordpress.run(
        `echo wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'draft', 'post_title' => 'In blocks', 'post_content' => '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->', 'post_author' => get_user_by( 'login', 'editor' )->ID ) );`,
      );
      const edit = `${real.address}/wp-admin/post.php?post=${id}&action=edit`;
      const status = () => wordpress.run(`echo get_post_status( ${id} );`);
      const heading = page.locator('#pagewright-hero_heading');
      const address = page.locator('#pagewright-hero_image-src');
      const notice = page.locator('.components-notice.is-error, .components-notice.is-warning');
      await page.goto(edit);
      await page.waitForFunction(`window.wp?.data?.select( 'core/editor' )?.getCurrentPostId()`);
      assert.equal(await warnsOnLeaving(page), false);
      await page.evaluate(
        ([text, src]) => {
          for (const [selector, value] of [
            ['#pagewright-hero_heading', text],
            ['#pagewright-hero_image-src', src],
          ]) {
            const control = document.querySelector<HTMLInputElement>(selector ?? '');
            if (!control) throw new Error(`no ${selector}`);
            control.value = value ?? '';
            control.dispatchEvent(new Event('input', { bubbles: true }));
          }
        },
        ['Typed in the box', 'javascript:alert(1)'],
      );
      assert.equal(await warnsOnLeaving(page), true);
      await saveEntry(page, `{ status: 'publish' }`);
      await notice
        .filter({ hasText: /not published.*Hero image/ })
        .first()
        .waitFor();
      assert.equal(await status(), 'draft');
      assert.equal(await warnsOnLeaving(page), true);
      await saveEntry(page, `{ status: 'draft', title: 'In blocks, saved' }`);
      await notice
        .filter({ hasText: /before you publish.*Hero image/ })
        .first()
        .waitFor();
      assert.equal(await page.locator('.pagewright-error').count(), 1);
      assert.equal(await warnsOnLeaving(page), false);
      await page.goto(edit);
      await notice
        .filter({ hasText: /before you publish/ })
        .first()
        .waitFor();
      assert.equal(await heading.inputValue(), 'Typed in the box');
      assert.equal(await address.inputValue(), 'javascript:alert(1)');
      await wordpress.run(`wp_delete_post( ${id}, true );`);
    },
  );
}
