import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteImages } from '../content/site-images.ts';

/** Responds to a request to the content service and resolves to true. Resolves to false for any other request. */
export type ServiceHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface DemoOptions {
  /** Folder of the project. */
  readonly root: string;
  /** File to which each sent form is appended as one line of JSON. It is created with its folder if it does not exist. */
  readonly messagesFile: string;
  /** Sizes of the images in `public/`, by path. */
  readonly images: SiteImages;
  /** Folder of the content; by default the content folder of the project. */
  readonly contentDir?: string;
}

/** The part of a content adapter that runs in Node, separate from `ContentAdapter` so that browsers never load it. */
export interface ContentTools {
  /** What people call the content service, as in "from Acme CMS". */
  readonly name: string;
  /** Name of the environment variable with the base URL of the content service. */
  readonly setting: string;
  /** Returns the base URL for a value of that variable, without a trailing slash. May end in a query; see `serviceUrl`. */
  baseOf(value: string): string;
  /**
   * Called by `start` and `dev` if no content service is configured. Returns a handler that serves the content in the project. Without
   * `demo`, pages then have no content.
   */
  demo?(options: DemoOptions): ServiceHandler;
  /** Called by `generate`. Returns files for the service, generated from the schemas: text by path from the project root. */
  generated?(root: string): ReadonlyMap<string, string>;
  /**
   * Called by `scaffold source`. Returns the folder with templates for a source that requests a path, which replace the engine's:
   * `source.ts.template` and `source.json.template`, and for a source that reads one entry `entry-source.ts.template` and
   * `entry-source.json.template`. Undefined if the templates of the engine fit.
   * @param path path of the request, such as `v2/events`
   */
  templatesFor?(path: string): string | undefined;
}

/**
 * A further content service of a site, in `services` of `pagewright.config.ts`. A service with a plain JSON API needs only `setting`. The
 * tools of an adapter fit too, with a `setting` of their own.
 */
export interface ServiceTools extends Pick<ContentTools, 'setting'>, Partial<Omit<ContentTools, 'setting'>> {
  /**
   * Name of the environment variable with the credentials of a service that is not public: `user:password`, `Basic …` or `Bearer …`. Default:
   * the name of the service in capitals with `_AUTHORIZATION`, such as `TICKETS_AUTHORIZATION`.
   */
  readonly authorization?: string;
  /**
   * True for a public service that browsers cannot read, because it does not allow requests from other origins (CORS). Browsers then take its
   * content from the documents of the site. This is always so for a service with credentials.
   */
  readonly serversOnly?: boolean;
}
