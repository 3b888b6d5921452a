import type { DemoContent } from './demo-content.ts';
import { paged, type RestScene } from './entry-routes.ts';
import { chooseFields } from './field-choice.ts';
import { readListParameters } from './list-parameters.ts';
import { mediaEntry } from './media-library.ts';
import { ok, type RestAnswer, restError } from './rest-answer.ts';

/** `GET wp/v2/media`: the site's pictures. */
export function mediaList(scene: RestScene): RestAnswer {
  const asked = readListParameters(scene.query, 'inherit');
  if ('body' in asked) return asked;
  const listed = paged(scene.media.all(), asked, `${scene.restRoot}wp/v2/media`, scene.query);
  if ('body' in listed) return listed;
  return ok(
    listed.part.map((picture) => chooseFields(mediaEntry(picture, scene.restRoot), scene.query)),
    listed.headers,
  );
}

/** `GET wp/v2/media/{id}`. */
export function mediaByNumber(id: number, scene: RestScene): RestAnswer {
  const picture = scene.media.all().find((one) => one.id === id);
  if (!picture) return restError(404, 'rest_post_invalid_id', 'Invalid post ID.');
  return ok(chooseFields(mediaEntry(picture, scene.restRoot), scene.query));
}

/** `GET wp/v2/pages`: the least that WordPress says of a page. */
export async function pageList(content: DemoContent, scene: RestScene): Promise<RestAnswer> {
  const asked = readListParameters(scene.query, 'publish');
  if ('body' in asked) return asked;
  const [about, contact] = await Promise.all([content.page('about'), content.page('contact')]);
  const titles = [
    { id: 2, slug: 'company', title: about.title },
    { id: 3, slug: 'contact-us', title: contact.title },
  ].filter(({ slug }) => !asked.slugs || asked.slugs.includes(slug));
  const listed = paged(titles, asked, `${scene.restRoot}wp/v2/pages`, scene.query);
  if ('body' in listed) return listed;
  return ok(
    listed.part.map(({ id, slug, title }) =>
      chooseFields(
        {
          id,
          slug,
          status: 'publish',
          type: 'page',
          title: { rendered: title },
          content: { rendered: '', protected: false },
        },
        scene.query,
      ),
    ),
    listed.headers,
  );
}
