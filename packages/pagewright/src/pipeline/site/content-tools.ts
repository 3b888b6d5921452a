import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ImageIndex } from './image-index.ts';

/** Answers a request to the content service and resolves to true; leaves any other request alone and resolves to false. */
export type ServiceHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface DemoOptions {
  /** Folder of the project. */
  readonly root: string;
  /** File that receives one line of JSON for each form that is sent; created with its folder when it is missing. */
  readonly messagesFile: string;
  /** Sizes of the images in `public/`, by path. */
  readonly images: ImageIndex;
  /** Folder of the content; without it that of the project. */
  readonly contentDir?: string;
}

/** What a content adapter does in Node. Apart from `ContentAdapter`, so that browsers never load it. */
export interface ContentTools {
  /** Environment variable that holds the base address of the content service. */
  readonly setting: string;
  /** Called with the value of that variable: the base address, without a slash at its end. */
  baseOf(value: string): string;
  /**
   * Called by `start` and `dev` where no content service is configured: answers with content that comes with the
   * project. Absent where there is none; pages then have no content.
   */
  demo?(options: DemoOptions): ServiceHandler;
  /** Called by `generate`: files that the service needs from the schemas, by path below the project, with their text. */
  generated?(root: string): ReadonlyMap<string, string>;
}
