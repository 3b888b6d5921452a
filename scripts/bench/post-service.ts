import { openEmbeddedContent } from '../../packages/pagewright/src/node/serving/embedded-site.ts';
import {
  closeServer,
  type Handler,
  listen,
} from '../../packages/pagewright/src/node/serving/static-server.ts';
import project from '../../pagewright.config.ts';

type Answer = Record<string, unknown>;

const listPath = '/wp-json/custom/v1/get-all-posts';
const detailPath = '/wp-json/custom/v1/get-post-detail/';
const changesPath = '/wp-json/custom/v1/changes';

async function readJson<Body>(address: string): Promise<Body> {
  return (await fetch(address)).json();
}

/** Text that no other post has, so that nothing can be reused from one post to the next. */
function ofItsOwn(post: Answer, number: number, edits: number): string {
  return JSON.stringify(post).replaceAll('<p>', `<p>Entry ${number}, edited ${edits} times. `);
}

/** The numbers of the posts on the requested page of a list (all posts without a page), and the number of pages. */
function pageOf(count: number, asked: URLSearchParams) {
  const size = Number(asked.get('per_page') ?? count);
  const start = (Number(asked.get('page') ?? 1) - 1) * size;
  const length = Math.max(0, Math.min(size, count - start));
  return { numbers: Array.from({ length }, (_, index) => start + index), pages: Math.ceil(count / size) };
}

interface PostService {
  readonly handler: Handler;
  /** Changes the text of a post, and announces it. */
  edit(number: number): void;
}

/** The project's own content, with many posts in place of the few. Each is a demo post with another slug and some words of its own. */
export async function createPostService(root: string, count: number): Promise<PostService> {
  const demo = openEmbeddedContent(project, root);
  const { server, address } = await listen(async (request, response) => {
    await demo(request, response);
  }, 0);
  const listed = await readJson<Answer[]>(address + listPath);
  const details = await Promise.all(
    listed.map(({ slug }) => readJson<Answer>(`${address}${detailPath}${slug}`)),
  );
  await closeServer(server);

  // Made for each request: a list of a million posts would need a gigabyte.
  const postOf = (number: number): Answer => ({
    ...listed[number % listed.length],
    id: 10_000 + number,
    slug: `post-${number}`,
    title: `${listed[number % listed.length]?.title}, part ${number}`,
  });

  const edited: number[] = [];
  const handler: Handler = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', address);
    const headers = { 'Content-Type': 'application/json; charset=UTF-8' };
    if (pathname === listPath) {
      const { numbers, pages } = pageOf(count, searchParams);
      const totals = { 'X-WP-Total': String(count), 'X-WP-TotalPages': String(pages) };
      response.writeHead(200, { ...headers, ...totals });
      response.end(JSON.stringify(numbers.map(postOf)));
      return;
    }
    if (pathname === changesPath) {
      const since = searchParams.get('since');
      const changes = edited
        .slice(Number(since))
        .map((number) => ({ type: 'post', slugs: [`post-${number}`], lists: ['post'] }));
      response.writeHead(200, headers);
      response.end(JSON.stringify({ cursor: String(edited.length), all: since === '', changes }));
      return;
    }
    const number = Number(/\/post-(\d+)$/.exec(pathname)?.[1]);
    const detail = details[number % details.length];
    if (!pathname.startsWith(detailPath) || !detail) {
      await demo(request, response);
      return;
    }
    const edits = edited.filter((each) => each === number).length;
    response.writeHead(200, headers).end(ofItsOwn(detail, number, edits));
  };
  return { handler, edit: (number) => void edited.push(number) };
}
