import { pagesFolder } from '../../config/config-kind.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { fill } from '../../grammar/fill.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { isJson } from '../../json/json-value.ts';
import { webOrigin } from '../../project/declared-origins.ts';
import { loadedBy } from '../../project/loading-attributes.ts';
import type { OriginPurpose } from '../../project/policy.ts';
import type { PagePayload } from '../../render/document/hydration-payload.ts';
import { isFramed } from '../../schema/landmarks.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import { anyInside } from '../../schema/schema-search.ts';
import { visitFramed } from './framed-urls.ts';

/** A URL of another origin that a page loads. */
export interface PageUse {
  readonly purpose: OriginPurpose;
  readonly origin: string;
  readonly url: string;
  /** The block with it, such as `page-configs/visit.json, block 3 (film)`, if it is known. */
  readonly block?: string;
}

/** Matches an element that may load something, in a document where `<` always starts a tag and all values are quoted. */
const elements =
  /<(script|img|source|video|audio|track|iframe|form|button|input|link)\b((?:"[^"]*"|[^">])*)>/g;
const values = /\s([a-z]+)="(?:https?|wss?):\/\/[^"]*"/gi;

function usesOfElement(name: string, attributes: string): readonly PageUse[] {
  return [...attributes.matchAll(values)].flatMap(([text, attribute = '']): PageUse[] => {
    const isStyle = name === 'link' && attribute === 'href' && /\brel="stylesheet"/.test(attributes);
    const purpose = isStyle ? 'styles' : loadedBy(name, attribute);
    const url = text.slice(text.indexOf('"') + 1, -1).replaceAll('&amp;', '&');
    const origin = webOrigin(url);
    return purpose && origin !== undefined ? [{ purpose, origin, url: url.split(' ')[0] ?? url }] : [];
  });
}

/** The URLs of other origins that a document loads when it is opened. */
function usesInDocument(html: string): readonly PageUse[] {
  return [...html.matchAll(elements)].flatMap(([, name = '', attributes = '']) =>
    attributes.includes('://') ? usesOfElement(name, attributes) : [],
  );
}

const hasFrames = anyInside(isFramed);

/** The URLs of other origins that the blocks of a page show in frames, also if a visitor opens the frame later. */
function usesInFrames(
  plan: PagePlan,
  { keys, contents }: PagePayload,
  params: Readonly<Record<string, string>>,
  schemas: Schemas,
): readonly PageUse[] {
  const uses: PageUse[] = [];
  for (const { type, props, place } of plan.blocks) {
    const schema = schemas.blocks.get(type);
    if (!schema || !hasFrames(nodeOf(schema))) continue;
    const read = Object.entries(keys).map(([name, key]) => [name, contents[key]?.content]);
    const filled = fill(props, { ...Object.fromEntries(read), route: params });
    if (!isJson(filled)) continue;
    const block = `${pagesFolder}/${place.file}, block ${place.block} (${type})`;
    visitFramed(filled, nodeOf(schema), (url) => {
      const origin = webOrigin(url);
      if (origin !== undefined) uses.push({ purpose: 'frames', origin, url, block });
    });
  }
  return uses;
}

/** The URLs of other origins that a page loads: for each purpose and origin, the first one. */
export function pageUses(
  html: string,
  plan: PagePlan,
  payload: PagePayload,
  params: Readonly<Record<string, string>>,
  schemas: Schemas,
): readonly PageUse[] {
  const found = new Map<string, PageUse>();
  for (const use of [...usesInFrames(plan, payload, params, schemas), ...usesInDocument(html)]) {
    const key = `${use.purpose} ${use.origin}`;
    if (!found.has(key)) found.set(key, use);
  }
  return [...found.values()];
}
