import path from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { JSDOM } from 'jsdom';
import type { SiteConfig } from 'pagewright';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { readSchemas } from '../../../packages/pagewright/src/pipeline/site/schema-files.ts';
import { SendMessageContext } from '../../../packages/pagewright/src/render/send-message.ts';
import { formatTests } from '../../../packages/pagewright/src/schema/formats.ts';
import { isRecord } from '../../../packages/pagewright/src/schema/json-value.ts';
import { blockRegistry } from '../../../src/blocks/block-registry.ts';
import { inSite } from './in-site.tsx';

export const root = path.resolve(import.meta.dirname, '../../..');
export const { blocks: blockSchemas, content: contentSchemas, shared: sharedSchemas } = readSchemas(root);

type Props = { [name: string]: unknown };
type AnyBlock = AnyModule['default'];

const ajv = new Ajv({ strict: false, allErrors: true, useDefaults: true, formats: formatTests() });
const validators = new Map<string, ValidateFunction>();

/** What an example's props are said to lack; nothing when they are good. Fills in the defaults of the schema. */
export function faultsOf(type: string, props: unknown): string[] {
  const validate = validators.get(type) ?? ajv.compile({ ...blockSchemas.get(type) });
  validators.set(type, validate);
  if (validate(props)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** One example of a block type, its defaults filled in. */
export interface Example {
  readonly type: string;
  readonly name: string;
  readonly props: Props;
}

/** Every example of every block type; `name` is for the titles of tests. */
export const examples: readonly Example[] = [...blockSchemas].flatMap(([type, schema]) => {
  const given = Array.isArray(schema.examples) ? schema.examples : [];
  return given.map((example, index) => {
    const props: unknown = structuredClone(example);
    faultsOf(type, props);
    return { type, name: `${type}, example ${index + 1}`, props: isRecord(props) ? { ...props } : {} };
  });
});

/** A block's module, seen without knowing its type; examples that fit the schema fill its props. */
interface AnyModule {
  default(props: object): ReactNode;
}

const loaders: { readonly [type: string]: () => Promise<AnyModule> } = blockRegistry;

export async function blockOf(type: string): Promise<AnyBlock> {
  const load = loaders[type];
  if (!load) throw new Error(`There is no block type ${type}`);
  return (await load()).default;
}

/** A block as it stands in a page: inside of a router, with a way to send messages. */
export function inPage(Block: AnyBlock, props: object, send = async () => {}, site?: SiteConfig): ReactNode {
  return inSite(
    <SendMessageContext value={send}>
      <Block {...props} />
    </SendMessageContext>,
    site,
  );
}

/** HTML of a block. Preloads of pictures, which React writes before it, belong to the head and are left out. */
export async function draw(type: string, props: object): Promise<string> {
  return renderToString(inPage(await blockOf(type), props)).replace(/^(?:<link [^>]*>)*/, '');
}

const page = new JSDOM('<!doctype html><html lang="en"><title>Page</title><body></body></html>');

/** What HTML gives as elements of a page. */
export function elementsOf(html: string): HTMLElement {
  const place = page.window.document.createElement('div');
  place.innerHTML = html;
  return place;
}

/** Where a text stands in props. */
type Spot = readonly (string | number)[];

function textSpots(value: unknown, at: Spot = []): Spot[] {
  if (typeof value === 'string') return [at];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textSpots(entry, [...at, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => textSpots(member, [...at, name]));
}

function withTextAt(value: unknown, [step, ...rest]: Spot, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === step ? withTextAt(entry, rest, text) : entry));
  }
  if (!isRecord(value)) return value;
  return { ...value, [step]: withTextAt(value[step], rest, text) };
}

/**
 * An example with another text in each place that takes any: where the schema names a form (an address, a choice) the
 * example's own stays.
 */
export function withTexts(
  { type, props }: Example,
  text: string,
): { readonly props: Props; readonly places: number } {
  let changed: unknown = props;
  let places = 0;
  for (const spot of textSpots(props)) {
    const tried = withTextAt(changed, spot, text);
    if (faultsOf(type, structuredClone(tried)).length > 0) continue;
    changed = tried;
    places += 1;
  }
  return { props: isRecord(changed) ? { ...changed } : {}, places };
}

/** An example whose lists have so many entries, by repetition, as far as its schema allows. */
export function withEntries({ type, props }: Example, count: number): Props {
  let changed = props;
  for (const [name, value] of Object.entries(props)) {
    if (!Array.isArray(value) || value.length === 0) continue;
    const entries = Array.from({ length: count }, (_, index) => structuredClone(value[index % value.length]));
    const tried = { ...changed, [name]: entries };
    if (faultsOf(type, structuredClone(tried)).length === 0) changed = tried;
  }
  return changed;
}
