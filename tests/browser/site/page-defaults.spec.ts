import {
  type CommandServer,
  startServer,
} from '../../../packages/pagewright/tests/commands/command-server.ts';
import { createScratchProject, type ScratchProject } from '../../scratch-project.ts';
import { expect, test } from '../browser-test.ts';

let project: ScratchProject;
let server: CommandServer;

test.beforeAll(async () => {
  project = createScratchProject('defaults');
  server = await startServer('dev', project.root);
});

test.afterAll(async () => {
  await server.stop();
  project.remove();
});

test('a page config has defaults: a hero has a title, and a list has ten entries from any source', async ({
  page,
}) => {
  const lists = { posts: 'latest-posts', studies: 'case-studies', pages: 'pages', media: 'media' };
  const shown = { posts: '{item.title}', studies: '{item.title}', pages: '{item.slug}', media: '{item.src}' };
  const trial = {
    $schema: '../schemas/page.schema.json',
    route: '/trial',
    head: { title: 'A trial of defaults', description: 'A page with only what is required.' },
    data: Object.fromEntries(Object.entries(lists).map(([name, source]) => [name, { source }])),
    blocks: [
      { type: 'hero-banner', props: {} },
      ...Object.entries(shown).map(([name, show]) => ({
        type: 'text-section',
        props: { heading: name, paragraphs: [{ each: `{${name}}`, show }] },
      })),
    ],
  };
  const requests = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/wp-json/')) requests.add(pathname + search);
  });
  project.write('page-configs/trial.json', JSON.stringify(trial));
  await expect(async () => {
    await page.goto(`${server.address}/trial`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Title Goes Here', { timeout: 5_000 });
  }).toPass();
  for (const [name, entries] of Object.entries({ posts: 10, studies: 8, pages: 2, media: 10 })) {
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.getByRole('paragraph')).toHaveCount(entries);
  }
  const fields =
    '_fields=id%2Cslug%2Ctitle%2Cexcerpt%2Cdate%2Cdate_gmt%2Cfeatured_media_src_url%2Cfirst_image%2C_links.author%2C_links.wp%3Afeaturedmedia%2C_embedded';
  expect([...requests].sort()).toEqual([
    `/wp-json/wp/v2/case-studies?_embed=true&${fields}%2Csector%2Cfigure%2Cresults%2Ccontent.protected%2Cclass_list&per_page=10&status=publish`,
    '/wp-json/wp/v2/media?_embed=true&per_page=10',
    `/wp-json/wp/v2/pages?_embed=true&${fields}%2Ccontent.protected&per_page=10&status=publish`,
    `/wp-json/wp/v2/posts?_embed=true&${fields}%2Ctopics%2Cminutes%2Csticky&per_page=10&status=publish`,
  ]);
});
