import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isRecord } from '../demo-service/rest-response.ts';
import { WordPressTools } from '../src/wordpress-tools.ts';
import { importDemoContent } from './import-demo-content.ts';
import { startRealWordPress } from './real-wordpress.ts';
import { installWordPressPackages } from './wordpress-packages.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '9500' } } });
const port = Number(values.port);
const root = process.cwd();
const folder = path.join(root, '.pagewright/wordpress');
const print = (line: string) => console.log(line);

const config: unknown = await import(pathToFileURL(path.join(root, 'pagewright.config.ts')).href);
const content = isRecord(config) && isRecord(config.default) ? config.default.content : undefined;
if (!(content instanceof WordPressTools) || content.plugin === undefined)
  throw new Error(
    "pagewright.config.ts: set content to wordpressTools({ contentTypes, plugin: 'wordpress-plugin' }).",
  );
const { contentTypes, demoContent, plugin } = content;

await installWordPressPackages(print);
const wordpress = await startRealWordPress({
  port,
  folder,
  plugin: path.join(root, plugin),
  print,
});
if (demoContent !== undefined) {
  print('Importing the demo content');
  const contentDir = path.join(root, demoContent);
  const added = await importDemoContent(wordpress, { root, contentDir, contentTypes, folder });
  print(added === 0 ? 'The demo content is complete' : `Added ${added} entries and images`);
}
print(`
WordPress:  ${wordpress.address}/wp-json/
Admin:      ${wordpress.address}/wp-admin/   (editor / password; administrator: admin / password)
Data:       ${path.relative(root, folder)}   (delete this folder to start again)
The site:   VITE_WORDPRESS_URL=${wordpress.address} npm start
`);
print(`Ready: ${wordpress.address}`);
