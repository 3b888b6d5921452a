import type { JsonSchema } from '../schema/json-schema.ts';
import type { ServiceTools } from './content-tools.ts';
import type { Extension } from './extension.ts';
import type { OriginPurpose, Policy } from './policy.ts';
import type {
  ConsentQuestion,
  ProjectConfig,
  ReportTarget,
  ShareColors,
  StudioSettings,
} from './project-config.ts';

/** A schema for each key of an object. TypeScript reports a key that has none. */
type Keys<Of> = { readonly [Key in keyof Required<Of>]: JsonSchema };

/** An object with these keys and no others. `owner` names it in messages. */
function objectWith<Of>(owner: string, properties: Keys<Of>, ...required: readonly string[]): JsonSchema {
  return { type: 'object', title: owner, properties, required, additionalProperties: false };
}

const text: JsonSchema = { type: 'string', minLength: 1 };
const texts: JsonSchema = { type: 'array', items: text };
/** A value that only the code which uses it can judge, such as a function. */
const anyValue: JsonSchema = {};

const shareColors = objectWith<ShareColors>(
  'the colours of a kind of pages',
  { background: text, title: text, note: text, accent: text, logo: text },
  'background',
  'title',
  'note',
  'accent',
);

const studio = objectWith<StudioSettings>('"studio"', {
  previewUrl: text,
  media: {
    anyOf: [
      text,
      {
        type: 'object',
        properties: { source: text, params: { type: 'object' } },
        required: ['source'],
        additionalProperties: false,
      },
    ],
  },
  tones: { type: 'object', additionalProperties: { type: 'array', items: text, minItems: 2, maxItems: 2 } },
});

const reason: JsonSchema = {
  type: 'string',
  minLength: 3,
  description: 'Why the site needs it.',
  advice:
    'Write the reason, such as "The map of our partner". Without it, nobody knows later whether the site still needs it.',
};
const origins: JsonSchema = {
  type: 'object',
  additionalProperties: {
    anyOf: [
      reason,
      {
        type: 'object',
        title: 'the reason for an origin',
        properties: { reason, neededBy: text },
        required: ['reason', 'neededBy'],
        additionalProperties: false,
      },
    ],
  },
};
const purposes: Keys<Record<OriginPurpose, unknown>> = {
  scripts: { ...origins, otherNames: ['scriptSrc', 'script-src'] },
  connect: { ...origins, otherNames: ['connectSrc', 'connect-src', 'apis', 'fetch'] },
  frames: { ...origins, otherNames: ['frameSrc', 'frame-src', 'iframes'] },
  media: { ...origins, otherNames: ['mediaSrc', 'media-src', 'videos'] },
  forms: { ...origins, otherNames: ['formAction', 'form-action'] },
  images: { ...origins, otherNames: ['imgSrc', 'img-src', 'imageOrigins', 'pictures'] },
  styles: { ...origins, otherNames: ['styleSrc', 'style-src', 'stylesheets'] },
  fonts: { ...origins, otherNames: ['fontSrc', 'font-src'] },
};

const parts: JsonSchema = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    title: 'a part of an extension',
    properties: { schema: { type: 'object' }, module: text },
    required: ['schema', 'module'],
    additionalProperties: false,
  },
};
const policy = objectWith<Policy>('"policy"', { ...purposes, html: reason });
const extension: JsonSchema = {
  ...objectWith<Extension>(
    'an extension',
    { name: text, blocks: parts, sources: parts, rules: { type: 'array' }, policy },
    'name',
  ),
  advice:
    "Import the extension from its package and list what you have imported: import weather from 'weather-blocks'; … extensions: [weather].",
};

const service = objectWith<ServiceTools>(
  'a content service',
  {
    setting: { ...text, otherNames: ['url', 'env', 'variable', 'baseUrl'] },
    name: { ...text, otherNames: ['label', 'title'] },
    authorization: { ...text, otherNames: ['auth', 'token', 'credentials', 'secret', 'apiKey'] },
    serversOnly: { type: 'boolean', otherNames: ['private', 'isClosed', 'serverOnly'] },
    baseOf: anyValue,
    demo: anyValue,
    generated: anyValue,
    templatesFor: anyValue,
  },
  'setting',
);

/**
 * What each key of the project config accepts. The check validates the text of `pagewright.config.ts` with it, and commands validate the
 * config that they have loaded.
 */
export const projectSchema: JsonSchema = objectWith<ProjectConfig>(
  'the project config',
  {
    siteUrl: {
      type: 'string',
      description: 'The canonical origin of the site, such as "https://example.com".',
      otherNames: ['url', 'siteURL', 'site', 'origin'],
    },
    base: {
      type: 'string',
      description: 'The path below which the site lives, such as "/museum/".',
      otherNames: ['basePath', 'baseUrl', 'basename', 'publicPath', 'pathPrefix', 'subPath'],
    },
    content: anyValue,
    services: {
      type: 'object',
      additionalProperties: service,
      otherNames: ['contentServices', 'apis', 'backends'],
    },
    font: text,
    shareFont: { anyOf: [text, { ...texts, minItems: 1 }] },
    shareColors: {
      type: 'object',
      title: '"shareColors"',
      properties: { page: shareColors, article: shareColors, post: shareColors, service: shareColors },
      required: ['page'],
      additionalProperties: false,
    },
    images: {
      enum: ['store'],
      description: 'Whether the build stores the images in content.',
      otherNames: ['storeImages', 'imageStore', 'remoteImages', 'image'],
    },
    cachedForADay: texts,
    redirectPages: { type: 'boolean' },
    files: {
      enum: ['route.html', 'route/index.html'],
      description: 'How the files of pages are named.',
      otherNames: ['trailingSlash', 'cleanUrls', 'format'],
    },
    policy: {
      ...policy,
      otherNames: ['csp', 'contentSecurityPolicy', 'security'],
    },
    extensions: { type: 'array', items: extension, otherNames: ['integrations', 'modules', 'addons'] },
    studio,
    vite: {
      type: 'object',
      title: '"vite"',
      description: 'Settings of Vite, such as { plugins: [tailwindcss()] }.',
      properties: {
        resolve: { type: 'object', properties: { tsconfigPaths: { type: 'boolean' } } },
        css: { type: 'object' },
        define: { type: 'object' },
        optimizeDeps: { type: 'object' },
        server: { type: 'object' },
      },
    },
    consent: {
      ...objectWith<ConsentQuestion>(
        '"consent"',
        {
          kinds: { ...texts, minItems: 1, uniqueItems: true, otherNames: ['categories', 'purposes'] },
          version: text,
          onlyWith: text,
        },
        'kinds',
      ),
      otherNames: ['cookies', 'cookieConsent', 'cookieBanner'],
    },
    reports: {
      ...objectWith<ReportTarget>(
        '"reports"',
        {
          to: { ...text, otherNames: ['url', 'endpoint'] },
          sample: { type: 'number', minimum: 0, maximum: 1, otherNames: ['sampleRate', 'rate'] },
        },
        'to',
      ),
      otherNames: ['reporting', 'monitoring', 'errorReporting'],
    },
  },
  'siteUrl',
);
