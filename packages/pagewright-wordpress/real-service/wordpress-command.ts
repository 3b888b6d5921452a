import path from 'node:path';
import { explainListenError, portOf } from 'pagewright/command-line';
import { importDemoContent } from './import-demo-content.ts';
import { startRealWordPress } from './real-wordpress.ts';
import { installWordPressPackages } from './wordpress-packages.ts';

const port = portOf(9500);
const root = process.cwd();
const folder = path.join(root, '.pagewright/wordpress');
const say = (line: string) => console.log(line);

await installWordPressPackages(say);
const wordpress = await startRealWordPress({ port, folder, say }).catch((error: unknown) =>
  explainListenError(error, port),
);
say('Importing the demo content');
const added = await importDemoContent(wordpress, {
  root,
  contentDir: path.join(root, 'demo-content'),
  folder,
});
say(added === 0 ? 'Everything was there already' : `${added} entries and pictures were added`);
say(`
WordPress:  ${wordpress.address}/wp-json/
Admin:      ${wordpress.address}/wp-admin/   (editor / password; administrator: admin / password)
Kept in:    ${path.relative(root, folder)}   (delete the folder to begin anew)
The site:   VITE_WORDPRESS_URL=${wordpress.address} npm start
`);
say(`Ready: ${wordpress.address}`);
