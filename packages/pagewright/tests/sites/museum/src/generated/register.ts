// Generated from schemas/ by `npm run generate`. Do not edit.
import type { BlockProps as Blocks } from './block-props.ts';
import type { SourceMap as Content } from './content-types.ts';
import type { SiteAdditions } from './site-additions.ts';

declare module 'pagewright' {
  interface Register {
    readonly blocks: Blocks;
    readonly sources: Content;
    readonly site: SiteAdditions;
  }
}
