import { allPosts, contentPage, contentSingle, movedEntries, postDetail } from './custom-routes.ts';
import type { DemoContent } from './demo-content.ts';
import { type EntryKind, entryByNumber, entryList, type RestScene } from './entry-routes.ts';
import { type FormMessages, messageTooLong } from './form-messages.ts';
import { formPage, formPageHeaders, wantsPage } from './form-page.ts';
import { mediaByNumber, mediaList, pageList } from './library-routes.ts';
import { noRoute, ok, type RestAnswer, restError } from './rest-answer.ts';

/** A request, as far as routes look at it. `HEAD` has become `GET`. */
export interface RestRequest {
  readonly method: string;
  /** Below `/wp-json`, decoded, without a stroke at its end: `/wp/v2/posts`. */
  readonly route: string;
  readonly contentType: string;
  readonly accept: string;
  /** Reads the body; undefined when it is too long. */
  readonly body: () => Promise<Buffer | undefined>;
}

export interface RestService {
  readonly content: DemoContent;
  readonly messages: FormMessages;
}

type Act = (scene: RestScene, request: RestRequest) => RestAnswer | Promise<RestAnswer>;

/** What a route answers to one method. `matched` is what the pattern caught. */
interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  /** False where the route is there, but not for visitors: the `Allow` header leaves it out. */
  readonly isOpen: boolean;
  readonly act: (matched: string) => Act;
}

const kinds: readonly EntryKind[] = [
  { base: 'posts', type: 'post' },
  { base: 'case-studies', type: 'case-studies' },
];

function get(pattern: RegExp, act: (matched: string) => Act): Route {
  return { method: 'GET', pattern, isOpen: true, act };
}

/** A route that is there, but not for everybody. */
function forbidden(method: string, pattern: RegExp, code: string, deed: string): Route {
  const answer = restError(401, code, `Sorry, you are not allowed to ${deed}.`);
  return { method, pattern, isOpen: false, act: () => () => answer };
}

function customRoutes({ content, messages }: RestService): Route[] {
  const single = (kind: 'services' | 'industry' | 'software' | 'platform'): Route =>
    get(
      new RegExp(`^/custom/v1/${kind}/([^/]+)$`),
      (wanted) => (scene) => contentSingle(content, kind, wanted, scene.media),
    );
  const store: Act = async (_, request) => {
    const { contentType, accept } = request;
    const bytes = await request.body();
    const answer = bytes === undefined ? messageTooLong() : await messages.store({ contentType, bytes });
    if (!wantsPage(contentType, accept)) return answer;
    return { ...answer, html: formPage(answer), headers: formPageHeaders };
  };
  return [
    get(
      /^\/custom\/v1\/get-homepage-content$/,
      () => (scene) => contentPage(content, 'homepage', scene.media),
    ),
    get(/^\/custom\/v1\/get-aboutpage-content$/, () => (scene) => contentPage(content, 'about', scene.media)),
    get(
      /^\/custom\/v1\/get-contactpage-content$/,
      () => (scene) => contentPage(content, 'contact', scene.media),
    ),
    single('services'),
    single('industry'),
    single('software'),
    single('platform'),
    get(/^\/custom\/v1\/moved-entries$/, () => () => movedEntries(content)),
    get(/^\/custom\/v1\/get-all-posts$/, () => (scene) => allPosts(content, scene)),
    get(
      /^\/custom\/v1\/get-post-detail\/([^/]+)$/,
      (slug) => (scene) => postDetail(content, slug, scene.media),
    ),
    { method: 'POST', pattern: /^\/custom\/v1\/store_form_data$/, isOpen: true, act: () => store },
  ];
}

function entryRoutes({ content }: RestService, kind: EntryKind): Route[] {
  const entries = () => content.entries(kind.base === 'posts' ? 'posts' : 'case-studies');
  const all = new RegExp(`^/wp/v2/${kind.base}$`);
  const one = new RegExp(`^/wp/v2/${kind.base}/(\\d+)$`);
  return [
    get(all, () => async (scene) => entryList(await entries(), kind, scene)),
    forbidden('POST', all, 'rest_cannot_create', 'create posts as this user'),
    get(one, (id) => async (scene) => entryByNumber(await entries(), Number(id), kind, scene)),
    ...['POST', 'PUT', 'PATCH'].map((method) => forbidden(method, one, 'rest_cannot_edit', 'edit this post')),
    forbidden('DELETE', one, 'rest_cannot_delete', 'delete this post'),
  ];
}

function libraryRoutes({ content }: RestService): Route[] {
  return [
    get(/^\/wp\/v2\/media$/, () => mediaList),
    get(/^\/wp\/v2\/media\/(\d+)$/, (id) => (scene) => mediaByNumber(Number(id), scene)),
    get(/^\/wp\/v2\/pages$/, () => (scene) => pageList(content, scene)),
    get(/^$/, () => ({ restRoot }) => {
      const home = new URL('/', restRoot).href;
      return ok({
        name: 'Demo content',
        url: home,
        home,
        namespaces: ['custom/v1', 'wp/v2'],
        authentication: [],
      });
    }),
  ];
}

/** What WordPress says of a route to OPTIONS; an empty list for an address that has none. */
function describe(route: string, here: readonly Route[]): RestAnswer {
  if (here.length === 0) return ok([]);
  const methods = here.map(({ method }) => method);
  const [, namespace = ''] = /^\/(\w+\/v\d+)/.exec(route) ?? [];
  return ok({ namespace, methods, endpoints: methods.map((method) => ({ methods: [method], args: {} })) });
}

/** Finds and runs what a request asks for. The second value names the methods that a visitor may use there. */
export function createRouter(service: RestService) {
  const routes = [
    ...customRoutes(service),
    ...kinds.flatMap((kind) => entryRoutes(service, kind)),
    ...libraryRoutes(service),
  ];
  return async (
    request: RestRequest,
    scene: RestScene,
  ): Promise<{ answer: RestAnswer; methods: string[] }> => {
    const here = routes.filter(({ pattern }) => pattern.test(request.route));
    const methods = here.filter(({ isOpen }) => isOpen).map(({ method }) => method);
    if (request.method === 'OPTIONS') return { answer: describe(request.route, here), methods };
    const route = here.find(({ method }) => method === request.method);
    if (!route) return { answer: noRoute(), methods };
    const [, matched = ''] = route.pattern.exec(request.route) ?? [];
    return { answer: await route.act(matched)(scene, request), methods };
  };
}
