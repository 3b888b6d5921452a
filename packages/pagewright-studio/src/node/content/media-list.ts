import { json, urls } from 'pagewright/tooling';
import { type ProjectConfig, services } from 'pagewright/tooling/node';
import type { ViteDevServer } from 'vite';
import type { MediaImage, MediaPart } from '../../browser/pickers/images/media-part.ts';
import { CallError, type StudioCall } from '../http/studio-call.ts';
import { siteContent } from './site-content.ts';

interface MediaOptions {
  readonly project: ProjectConfig;
  /** The dev server of the frame. Read for each call, because it starts later. */
  readonly frame: () => Pick<ViteDevServer, 'ssrLoadModule' | 'resolvedUrls'>;
}

/** Why a list could not be read, as a part of a sentence. */
function reasonOf(thrown: unknown): string {
  const { kind, status, message } = services.errorOf(thrown);
  if (kind === 'http' && (status === 401 || status === 403)) return `it asks for a login (${status}).`;
  if (kind === 'http') return `it answered with an error${status === undefined ? '' : ` (${status})`}.`;
  if (kind === 'timeout') return 'it took too long to answer.';
  if (kind === 'network') return 'it could not be reached.';
  return `${message.replace(/\.$/, '')}.`;
}

/** The origins of images that pages may not show. */
function disallowedOrigins(images: readonly MediaImage[], project: ProjectConfig): readonly string[] {
  const { allows } = services.imageOrigins(project);
  const origins = images.flatMap(({ src }) => (URL.canParse(src) ? [new URL(src).origin] : []));
  return [...new Set(origins)].filter((origin) => !allows(origin));
}

/** What messages call a content service, and its environment variable. */
function toolsOf({ content, services: further = {} }: ProjectConfig, service: string | undefined) {
  const tools = service === undefined ? content : further[service];
  return {
    name: tools?.name ?? service ?? 'The content service',
    setting: tools?.setting ?? 'its URL',
  };
}

/**
 * The call that lists the media of the content service. Each call reads one part: what the source gives at once. Its body has the
 * number of the part, from 0.
 */
export function mediaCall({ project, frame }: MediaOptions): StudioCall {
  /** The request for each part that is known. Only the response to a part says how to ask for the next. */
  const requests = new Map<number, services.ContentRequest>();
  return async (body): Promise<MediaPart> => {
    const part = json.isRecord(body) && typeof body.part === 'number' ? body.part : 0;
    const { media } = project.studio ?? {};
    if (media === undefined) throw new CallError('No source of media is named in pagewright.config.ts.');
    const { source: from, params = {} } = typeof media === 'string' ? { source: media } : media;
    const site = siteContent(frame(), project);
    const sources = await site.sources().catch((error: unknown) => {
      throw new CallError(`The code of the site has a mistake: ${error}`);
    });
    const source = Object.hasOwn(sources, from) ? sources[from] : undefined;
    if (!source)
      throw new CallError(
        `The site has no source "${from}", which "studio.media" names in pagewright.config.ts.`,
      );
    const { name, setting } = toolsOf(project, source.service);
    const call = services.callOf(site.calls(), source);
    if (call.base === undefined) throw new CallError(`${name} is not configured. Set ${setting}.`);
    const request = requests.get(part);
    if (part > 0 && !request)
      throw new CallError('The list of media starts again. Close it, and open it again.');
    const { content, next } = await readPart(source, params, request, call).catch((error: unknown) => {
      throw new CallError(`${name} did not give a list of media: ${reasonOf(error)}`);
    });
    if (!Array.isArray(content)) throw new CallError(`The source "${from}" does not give a list of images.`);
    if (next) requests.set(part + 1, next);
    else requests.delete(part + 1);
    const images = content.flatMap(imageIn);
    const disallowed = disallowedOrigins(images, project);
    return { images, hasMore: next !== undefined, ...(disallowed.length > 0 ? { disallowed } : {}) };
  };
}

/** Reads one part of a list, and finds the request for the next. */
async function readPart(
  source: services.ReadableSource,
  params: unknown,
  request: services.ContentRequest | undefined,
  options: Parameters<typeof services.read>[2],
): Promise<{ readonly content: unknown; readonly next: services.ContentRequest | undefined }> {
  let next: services.ContentRequest | undefined;
  const part: services.ReadableSource = {
    ...source,
    request: (given) => request ?? source.request(given),
    normalize(body, given, response, sent) {
      next = source.next?.(sent, response);
      return source.normalize ? source.normalize(body, given, response, sent) : body;
    },
  };
  const { content } = await services.read(part, params, options);
  return { content, next };
}

/** An item of the list, if it is an image. */
function imageIn(item: unknown): readonly MediaImage[] {
  if (!json.isRecord(item) || typeof item.src !== 'string' || !urls.isImageSource(item.src)) return [];
  const { src, alt, width, height, srcset } = item;
  return [
    {
      src,
      ...(typeof alt === 'string' ? { alt } : {}),
      ...(typeof width === 'number' && typeof height === 'number' ? { width, height } : {}),
      ...(typeof srcset === 'string' ? { srcset } : {}),
    },
  ];
}
