import type { ContentType } from '../src/site-types/content-model.ts';
import {
  entryListResponse,
  entryResponse,
  movedResponse,
  pageResponse,
  postGroupsResponse,
  postListResponse,
  postResponse,
} from './content-responses.ts';
import type { DemoContent } from './demo-content.ts';
import { entryById, entryList, type PostType, type RestContext } from './entry-routes.ts';
import { type FormMessages, messageTooLong } from './form-messages.ts';
import { formPage, formPageHeaders, wantsPage } from './form-page.ts';
import { mediaById, mediaList, pageList } from './library-routes.ts';
import { noRoute, ok, type RestResponse, restError } from './rest-response.ts';

/** The parts of a request that routes read. `HEAD` has become `GET`. */
interface RestRequest {
  readonly method: string;
  /** Path below `/wp-json`, decoded, without a trailing slash: `/wp/v2/posts`. */
  readonly route: string;
  readonly contentType: string;
  readonly accept: string;
  /** Reads the body; resolves to undefined when it is too long. */
  readonly body: () => Promise<Buffer | undefined>;
}

interface RestService {
  readonly content: DemoContent;
  readonly types: readonly ContentType[];
  readonly messages: FormMessages;
}

type Handler = (context: RestContext, request: RestRequest) => RestResponse | Promise<RestResponse>;

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  /** False for a route that visitors may not use: the `Allow` header omits it. */
  readonly isPublic: boolean;
  /** `matched` is the first group of the pattern. */
  readonly handle: (matched: string) => Handler;
}

const notAllowed = 'Sorry, you are not allowed to';

function get(pattern: RegExp, handle: (matched: string) => Handler): Route {
  return { method: 'GET', pattern, isPublic: true, handle };
}

/** A route that only signed-in users may use. */
function forbidden(method: string, pattern: RegExp, code: string, action: string): Route {
  const response = restError(401, code, `${notAllowed} ${action}.`);
  return { method, pattern, isPublic: false, handle: () => () => response };
}

function custom(route: string): RegExp {
  return new RegExp(`^/custom/v1/${route}$`);
}

function customEntry(route: string): RegExp {
  return new RegExp(`^/custom/v1/${route}/([^/]+)$`);
}

function contentRoutes(content: DemoContent, type: ContentType): Route[] {
  switch (type.kind) {
    case 'page':
      return [get(custom(type.route), () => (context) => pageResponse(content, type.demo, context))];
    case 'entries': {
      const acceptsId = type.by === 'slug-or-id';
      const list = { folder: type.demo, route: type.route };
      return [
        ...(type.list
          ? [get(custom(type.route), () => (context) => entryListResponse(content, list, context))]
          : []),
        get(
          customEntry(type.route),
          (slug) =>
            ({ media }) =>
              entryResponse(content, { folder: type.demo, slug, acceptsId }, media),
        ),
      ];
    }
    case 'posts':
      return [
        get(custom('post-topics'), () => (context) => postGroupsResponse(content, 'topic', context)),
        get(custom('post-tags'), () => (context) => postGroupsResponse(content, 'tag', context)),
        get(custom('post-authors'), () => (context) => postGroupsResponse(content, 'author', context)),
        get(custom(type.list.route), () => (context) => postListResponse(content, type.list.route, context)),
        get(
          customEntry(type.route),
          (slug) =>
            ({ media }) =>
              postResponse(content, slug, media),
        ),
      ];
    case 'post-type':
      return postTypeRoutes(content, {
        base: type.postType,
        type: type.postType,
        folder: type.demo,
        fields: type.fields ?? [],
      });
  }
}

function postTypeRoutes(content: DemoContent, postType: PostType): Route[] {
  const entries = () => content.entries(postType.folder);
  const all = new RegExp(`^/wp/v2/${postType.base}$`);
  const one = new RegExp(`^/wp/v2/${postType.base}/(\\d+)$`);
  return [
    get(all, () => async (context) => entryList(await entries(), postType, context)),
    forbidden('POST', all, 'rest_cannot_create', 'create posts as this user'),
    get(one, (id) => async (context) => entryById(await entries(), Number(id), postType, context)),
    ...['POST', 'PUT', 'PATCH'].map((method) => forbidden(method, one, 'rest_cannot_edit', 'edit this post')),
    forbidden('DELETE', one, 'rest_cannot_delete', 'delete this post'),
  ];
}

function formRoute(messages: FormMessages): Route {
  const store: Handler = async (_, request) => {
    const { contentType, accept } = request;
    const bytes = await request.body();
    const response = bytes === undefined ? messageTooLong() : await messages.store({ contentType, bytes });
    if (!wantsPage(contentType, accept)) return response;
    return { ...response, html: formPage(response), headers: formPageHeaders };
  };
  return { method: 'POST', pattern: custom('store_form_data'), isPublic: true, handle: () => store };
}

function libraryRoutes(content: DemoContent): Route[] {
  return [
    get(/^\/wp\/v2\/media$/, () => mediaList),
    get(/^\/wp\/v2\/media\/(\d+)$/, (id) => (context) => mediaById(Number(id), context)),
    get(/^\/wp\/v2\/pages$/, () => (context) => pageList(content, context)),
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

/** The response of WordPress to OPTIONS; an empty array for an unknown route. */
function describe(route: string, matches: readonly Route[]): RestResponse {
  if (matches.length === 0) return ok([]);
  const methods = matches.map(({ method }) => method);
  const [, namespace = ''] = /^\/(\w+\/v\d+)/.exec(route) ?? [];
  return ok({ namespace, methods, endpoints: methods.map((method) => ({ methods: [method], args: {} })) });
}

/** Finds and runs the route of a request. `methods` are those that a visitor may use on this route. */
export function createRouter({ content, types, messages }: RestService) {
  const routes = [
    ...types.flatMap((type) => contentRoutes(content, type)),
    get(custom('moved-entries'), () => () => movedResponse(content, types)),
    formRoute(messages),
    ...postTypeRoutes(content, { base: 'posts', type: 'post', folder: 'posts', fields: [] }),
    ...libraryRoutes(content),
  ];
  return async (
    request: RestRequest,
    context: RestContext,
  ): Promise<{ response: RestResponse; methods: string[] }> => {
    const matches = routes.filter(({ pattern }) => pattern.test(request.route));
    const methods = matches.filter((route) => route.isPublic).map(({ method }) => method);
    if (request.method === 'OPTIONS') return { response: describe(request.route, matches), methods };
    const route = matches.find(({ method }) => method === request.method);
    if (!route) return { response: noRoute(), methods };
    const [, matched = ''] = route.pattern.exec(request.route) ?? [];
    return { response: await route.handle(matched)(context, request), methods };
  };
}
