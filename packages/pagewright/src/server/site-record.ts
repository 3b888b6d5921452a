import { digest } from '../content/digest.ts';
import type { ServiceLabel } from '../content/requests/content-service-call.ts';
import type { SiteConfig } from '../generated/site-config.ts';
import type { PagePlan } from '../grammar/plans/page-plan.ts';
import type { SiteListsPlan } from '../grammar/plans/site-lists-plan.ts';
import type { RedirectRule } from '../grammar/redirect-rules.ts';
import { isRecord } from '../json/json-value.ts';
import type { DocumentShell } from '../pipeline/files/html-document.ts';
import type { MainImage } from '../pipeline/share/main-image.ts';
import type { ShareText } from '../pipeline/share/share-head.ts';
import type { LanguageConfigs } from '../pipeline/site/checked-site.ts';
import type { PageData } from '../render/document/page-module.ts';
import type { Settings } from '../render/document/settings.ts';

/** Version of the format. Increase it with each change of the format. */
const version = 7;

/** A page config in the form that a handler needs. */
export interface ServerPage {
  readonly plan: PagePlan;
  readonly data: PageData;
  /** Scripts that the page needs to hydrate, in addition to the script of the site. */
  readonly scripts: readonly string[];
}

/** A further content service, as a handler calls it. Without a base URL it is not configured. */
export interface ServiceRecord extends ServiceLabel {
  readonly base?: string;
}

/** What a build leaves for the handler, as JSON: all inputs of its pages, except code and content. */
export interface SiteRecord {
  readonly version: typeof version;
  /** When the build began to read content, in milliseconds since 1970. */
  readonly made: number;
  /** Equal for builds that render the same pages from the same content. */
  readonly build: string;
  /** Digest of the server bundle. */
  readonly code: string;
  readonly config: SiteConfig;
  /** The site config in each language other than the default one. */
  readonly languages?: LanguageConfigs;
  /** The arrays of the site config that take items from content. */
  readonly siteLists?: SiteListsPlan | undefined;
  readonly shell: Omit<DocumentShell, 'publicFiles'> & { readonly publicFiles: readonly string[] };
  readonly settings: Settings;
  /** The further content services by name; absent if the site has none. */
  readonly services?: Readonly<Record<string, ServiceRecord>> | undefined;
  /** The text of the `_headers` file. */
  readonly headers: string;
  readonly pages: readonly ServerPage[];
  readonly redirects: readonly RedirectRule[];
  /** Paths of the pages that the build has prerendered. */
  readonly prerendered: readonly string[];
  /** Paths of the prerendered pages that search engines should not list. */
  readonly unlisted: readonly string[];
  /** Paths of share images by `shareKey`. */
  readonly shareImages: { readonly [key: string]: string };
  /** The paths of the pages that use a share image, by the path of the image. */
  readonly sharedBy: { readonly [image: string]: readonly string[] };
}

/** The parts of a site from which a build makes its record. */
export type SiteRecordParts = Omit<SiteRecord, 'version' | 'build' | 'code' | 'shell' | 'shareImages'> & {
  /** The text of the server bundle. */
  readonly bundle: string;
  readonly shell: DocumentShell;
  readonly shareImages: ReadonlyMap<string, string>;
};

/** The key of a share image, made of its main image and its text. */
export function shareKey(image: MainImage | undefined, text: ShareText): string {
  return digest(JSON.stringify([image?.src, text]));
}

export function siteRecord({ bundle, made, shell, shareImages, ...parts }: SiteRecordParts): SiteRecord {
  const code = digest(bundle);
  const same = {
    ...parts,
    version,
    code,
    shell: { ...shell, publicFiles: [...shell.publicFiles].sort() },
    shareImages: Object.fromEntries([...shareImages].sort()),
  } as const;
  return { ...same, made, build: digest(JSON.stringify(same)) };
}

function isSiteRecord(value: unknown): value is SiteRecord {
  return isRecord(value) && value.version === version;
}

/** Parses the record of a build. Throws if another version of the engine has written it. */
export function parseSiteRecord(text: string): SiteRecord {
  const value: unknown = JSON.parse(text);
  if (isSiteRecord(value)) return value;
  throw new Error('The built site is of another version of Pagewright. Build it again.');
}
