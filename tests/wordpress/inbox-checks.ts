import assert from 'node:assert/strict';
import type { ContractFixture } from './contract-fixture.ts';
import { type EditorSession, noticesOf } from './editor-session.ts';
import type { Tally } from './tally.ts';

const list = '/wp-admin/edit.php?post_type=pagewright_message';

/** PHP that records mails in the option `test_mails` instead of sending them. It is the code of a plugin. */
const mailRecorder = `<?php
add_filter( 'pre_wp_mail', function ( $none, $mail ) {
	if ( 'throw' === get_option( 'test_mail_mode' ) ) { throw new RuntimeException( 'The mail server is on fire.' ); }
	update_option( 'test_mails', array_merge( get_option( 'test_mails', array() ), array( $mail ) ) );
	return true;
}, 10, 2 );`;

/** Checks how editors work with messages, and the settings of an administrator. */
export async function checkInbox(
  { real, wordpress }: ContractFixture,
  { admin, editor }: { readonly admin: EditorSession; readonly editor: EditorSession },
  tally: Tally,
): Promise<void> {
  const check = (title: string, run: () => Promise<void>) => tally.check(`inbox: ${title}`, run);
  const send = (message: object) =>
    fetch(`${real.address}/wp-json/custom/v1/store_form_data`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
  const idOf = async (email: string) =>
    Number(
      await wordpress.run(
        `echo get_posts( array( 'post_type' => 'pagewright_message', 'post_status' => 'any', 'meta_key' => '_pagewright_email', 'meta_value' => '${email}', 'fields' => 'ids' ) )[0] ?? 0;`,
      ),
    );
  const removeAll = () =>
    wordpress.run(
      `foreach ( get_posts( array( 'post_type' => 'pagewright_message', 'post_status' => array( 'private', 'trash' ), 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) { wp_delete_post( $id, true ); }`,
    );
  await removeAll();

  await check('A new message is unread until it is opened, and bulk actions change the mark', async () => {
    for (const name of ['Ada', 'Grace'])
      await send({ name, email: `${name}@inbox.example`, message: 'Please read' });
    const unread = async () => {
      const { document } = await editor.open(list, 'posts-filter');
      return {
        menu: document.querySelector('#menu-posts-pagewright_message .awaiting-mod')?.textContent ?? '',
        rows: [...document.querySelectorAll('#the-list tr')]
          .filter((row) => row.querySelector('.post-state')?.textContent === 'Unread')
          .map((row) => row.querySelector('.row-title')?.textContent),
      };
    };
    assert.deepEqual(await unread(), { menu: '22 unread messages', rows: ['Grace', 'Ada'] });
    const ada = await idOf('Ada@inbox.example');
    await editor.get(`/wp-admin/post.php?post=${ada}&action=edit`);
    assert.deepEqual(await unread(), { menu: '11 unread message', rows: ['Grace'] });
    const onlyUnread = await editor.open(`${list}&pagewright_unread=1`, 'posts-filter');
    assert.equal(onlyUnread.document.querySelectorAll('#the-list tr').length, 1);
    assert.match(onlyUnread.document.querySelector('.subsubsub .current')?.textContent ?? '', /Unread \(1\)/);
    const apply = async (action: string) => {
      const { form } = await editor.open(list, 'posts-filter');
      const query = new URLSearchParams({ post_type: 'pagewright_message', action });
      query.set('_wpnonce', form.get('_wpnonce') ?? '');
      for (const email of ['Ada@inbox.example', 'Grace@inbox.example'])
        query.append('post[]', String(await idOf(email)));
      const { headers } = await editor.get(`/wp-admin/edit.php?${query}`);
      const { pathname, search } = new URL(headers.get('location') ?? '/', real.address);
      return noticesOf(await editor.open(pathname + search, 'posts-filter'));
    };
    assert.match(await apply('pagewright_mark_unread'), /2 messages are marked as unread\./);
    assert.deepEqual((await unread()).rows, ['Grace', 'Ada']);
    assert.match(await apply('pagewright_mark_read'), /2 messages are marked as read\./);
    assert.deepEqual(await unread(), { menu: '', rows: [] });
  });

  await check('The CSV export has all messages of the chosen days, and no cell is a formula', async () => {
    const hostile = {
      name: '=HYPERLINK("https://evil.example")',
      email: 'formula@inbox.example',
      phone: '+1 614 555',
      message: 'One, "two"\nthree 語',
      company: '＝1+1',
    };
    await send(hostile);
    const id = await idOf(hostile.email);
    await wordpress.run(
      `wp_update_post( array( 'ID' => ${id}, 'post_date' => '2026-03-31 23:30:00', 'post_date_gmt' => get_gmt_from_date( '2026-03-31 23:30:00' ), 'edit_date' => true ) );`,
    );
    const page = `${list}&page=pagewright-export-messages`;
    const { document } = await editor.open(page);
    const form = new URLSearchParams({
      action: 'pagewright_export_messages',
      _wpnonce: document.querySelector<HTMLInputElement>('[name="_wpnonce"]')?.value ?? '',
    });
    const download = (from: string, to: string) =>
      editor.post('/wp-admin/admin-post.php', new URLSearchParams([...form, ['from', from], ['to', to]]));
    const answer = await download('2026-03-31', '2026-03-31');
    assert.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8');
    assert.match(answer.headers.get('content-disposition') ?? '', /messages-2026-03-31-to-2026-03-31\.csv/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
    assert.equal(
      bytes.subarray(3).toString(),
      '"Received","Status","Name","Email","Phone","Message","company"\r\n' +
        `"2026-03-31 23:30:00","Unread","'=HYPERLINK(""https://evil.example"")","formula@inbox.example","'+1 614 555","One, ""two""\nthree 語","'＝1+1"\r\n`,
    );
    assert.match(await (await download('', '')).text(), /Ada@inbox\.example[\s\S]*Grace@inbox\.example/);
    assert.doesNotMatch(await (await download('2026-04-01', '2026-04-02')).text(), /inbox\.example/);
    for (const [from, to] of [
      ['2026-04-02', '2026-04-01'],
      ['2026-02-30', ''],
    ] as const) {
      const { status, headers } = await download(from, to);
      assert.equal(status, 302);
      const { pathname, search } = new URL(headers.get('location') ?? '/', real.address);
      assert.match(noticesOf(await editor.open(pathname + search)), /first day must not be after/);
    }
    form.set('_wpnonce', 'forged');
    assert.equal((await download('', '')).status, 403);
  });

  await check('The settings reject an invalid number of days and an invalid address', async () => {
    const settings = async (changes: Readonly<Record<string, string>>) => {
      const { document } = await admin.open('/wp-admin/options-general.php?page=pagewright');
      const element = document.querySelector('form[action="options.php"]');
      const form = new URLSearchParams();
      for (const control of element?.querySelectorAll('input[name]') ?? [])
        form.set(control.getAttribute('name') ?? '', control.getAttribute('value') ?? '');
      for (const [name, value] of Object.entries(changes)) form.set(name, value);
      await admin.post('/wp-admin/options.php', form);
      return admin.open('/wp-admin/options-general.php?page=pagewright&settings-updated=true');
    };
    const stored = () =>
      wordpress.run(
        `echo get_option( 'pagewright_message_days' ), '|', get_option( 'pagewright_message_mail' );`,
      );
    await settings({
      pagewright_message_days: '30',
      pagewright_message_mail: 'one@inbox.example,two@inbox.example',
    });
    assert.equal(await stored(), '30|one@inbox.example, two@inbox.example');
    const rejected = await settings({
      pagewright_message_days: 'soon',
      pagewright_message_mail: 'one@inbox.example, nobody',
    });
    assert.match(noticesOf(rejected), /number of days.*"soon"/);
    assert.match(noticesOf(rejected), /not an email address: "nobody"/);
    assert.equal(await stored(), '30|one@inbox.example, two@inbox.example');
  });

  await check('Messages older than the set number of days are deleted, and 0 keeps all', async () => {
    const kept = (days: number) =>
      wordpress.run(`update_option( 'pagewright_message_days', ${days} ); \\Pagewright\\schedule_retention();
        if ( wp_next_scheduled( 'pagewright_delete_old_messages' ) ) { do_action( 'pagewright_delete_old_messages' ); }
        echo implode( ',', wp_list_pluck( get_posts( array( 'post_type' => 'pagewright_message', 'post_status' => array( 'private', 'trash' ), 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) ), 'post_title' ) );`);
    await removeAll();
    await wordpress.run(
      `foreach ( array( 'Old' => '-31 days', 'Trashed' => '-40 days', 'New' => '-29 days' ) as $name => $age ) {
        $id = \\Pagewright\\store_message( array( 'name' => $name, 'email' => 'a@b.example', 'message' => 'Text' ) );
        wp_update_post( array( 'ID' => $id, 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', strtotime( $age ) ), 'post_date' => get_date_from_gmt( gmdate( 'Y-m-d H:i:s', strtotime( $age ) ) ), 'edit_date' => true ) );
        if ( 'Trashed' === $name ) { wp_trash_post( $id ); }
      }`,
    );
    assert.equal(await kept(0), 'Old,Trashed,New');
    assert.equal(await kept(30), 'New');
    await kept(0);
  });

  await check(
    'Each message is mailed without headers of the visitor, and no failure reaches the form',
    async () => {
      await wordpress.run(`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/record-mails.php', ${JSON.stringify(mailRecorder).replaceAll('$', '\\$')} );
      update_option( 'pagewright_message_mail', 'one@inbox.example, two@inbox.example' );`);
      const message = {
        name: 'Ada\r\nBcc: all@evil.example',
        email: 'ada@inbox.example',
        message: 'Two\nlines',
        company: 'Fenwick',
      };
      assert.equal((await send(message)).status, 200);
      const mails = async (): Promise<unknown> =>
        JSON.parse(await wordpress.run(`echo wp_json_encode( get_option( 'test_mails', array() ) );`));
      const id = await idOf(message.email);
      const blog = await wordpress.run(`echo get_option( 'blogname' );`);
      const mail = {
        to: ['one@inbox.example', 'two@inbox.example'],
        subject: `[${blog}] Message from Ada Bcc: all@evil.example`,
        message: `Name: Ada Bcc: all@evil.example\nEmail: ada@inbox.example\nMessage:\nTwo\nlines\n\ncompany: Fenwick\n\n${real.address}/wp-admin/post.php?post=${id}&action=edit`,
        headers: ['Content-Type: text/plain; charset=UTF-8', 'Reply-To: ada@inbox.example'],
        attachments: [],
        embeds: [],
      };
      assert.deepEqual(await mails(), [mail]);
      await wordpress.run(`update_option( 'test_mail_mode', 'throw' );`);
      const sent = await send({ ...message, message: 'Not mailed' });
      assert.equal(sent.status, 200);
      assert.match(await sent.text(), /received/);
      const { document } = await editor.open(list, 'posts-filter');
      assert.match(noticesOf({ document, form: new URLSearchParams() }), /not sent .*on fire/);
      assert.equal(document.querySelectorAll('#the-list tr').length, 3);
      await wordpress.run(
        `unlink( WPMU_PLUGIN_DIR . '/record-mails.php' ); foreach ( array( 'test_mails', 'test_mail_mode', 'pagewright_message_mail', 'pagewright_message_mail_failure' ) as $option ) { delete_option( $option ); }`,
      );
      await removeAll();
    },
  );
}
