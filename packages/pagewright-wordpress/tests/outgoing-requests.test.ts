import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../pagewright/src/pipeline/files-below.ts';

const plugin = path.resolve(import.meta.dirname, '../plugin');

/** Each call of a function of WordPress that sends a request, with its arguments. */
const calls = filesBelow(plugin)
  .filter((file) => file.endsWith('.php'))
  .flatMap((file) =>
    readFileSync(path.join(plugin, file), 'utf8')
      .split(/(?=wp_(?:safe_)?remote_(?:get|post|head|request)\()/)
      .slice(1)
      .map((text) => ({ file, call: text.slice(0, text.search(/\);/)) })),
  );

test('the plugin sends requests', () => {
  expect(calls.map(({ file }) => file)).toContain('inc/changes/announcement-receivers.php');
});

// WordPress follows five redirects by default, to any host and with all headers.
test.each(calls)(
  'a request of $file says how many redirects it follows: none with a signature or a token',
  ({ call }) => {
    expect(call).toMatch(/'redirection'|outgoing_request\(/);
    if (/token|announcement_headers/.test(call)) expect(call).not.toMatch(/'redirection'\s*=>\s*[1-9]/);
  },
);
