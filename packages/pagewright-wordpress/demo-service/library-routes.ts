import type { DemoContent } from './demo-content.ts';
import { paged, type RestContext } from './entry-routes.ts';
import { chooseFields } from './field-choice.ts';
import { readListParameters } from './list-parameters.ts';
import { mediaEntry } from './media-library.ts';
import { ok, type RestResponse, restError } from './rest-response.ts';

/** `GET wp/v2/media`: the images of the site. */
export function mediaList(context: RestContext): RestResponse {
  const parameters = readListParameters(context.query, 'inherit');
  if ('body' in parameters) return parameters;
  const result = paged(context.media.all(), parameters, `${context.restRoot}wp/v2/media`, context.query);
  if ('body' in result) return result;
  return ok(
    result.items.map((image) => chooseFields(mediaEntry(image, context.restRoot), context.query)),
    result.headers,
  );
}

/** `GET wp/v2/media/{id}`. */
export function mediaById(id: number, context: RestContext): RestResponse {
  const image = context.media.all().find((each) => each.id === id);
  if (!image) return restError(404, 'rest_post_invalid_id', 'Invalid post ID.');
  return ok(chooseFields(mediaEntry(image, context.restRoot), context.query));
}

/** `GET wp/v2/pages`: the files in `pages/` of the demo content, each with an ID and a title. */
export async function pageList(content: DemoContent, context: RestContext): Promise<RestResponse> {
  const parameters = readListParameters(context.query, 'publish');
  if ('body' in parameters) return parameters;
  const { slugs } = parameters;
  const pages = (await content.entries('pages'))
    .filter((page) => page.isPublic && (slugs === undefined || slugs.includes(page.slug)))
    .sort((a, b) => a.id - b.id);
  const result = paged(pages, parameters, `${context.restRoot}wp/v2/pages`, context.query);
  if ('body' in result) return result;
  return ok(
    result.items.map(({ id, slug, title }) =>
      chooseFields(
        {
          id,
          slug,
          status: 'publish',
          type: 'page',
          title: { rendered: title },
          content: { rendered: '', protected: false },
        },
        context.query,
      ),
    ),
    result.headers,
  );
}
