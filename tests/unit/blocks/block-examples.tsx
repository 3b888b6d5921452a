import path from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import type { SiteConfig } from 'pagewright';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { isRecord } from '../../../packages/pagewright/src/json/json-value.ts';
import { readSchemas } from '../../../packages/pagewright/src/pipeline/site/schema-files.ts';
import { SendMessageContext } from '../../../packages/pagewright/src/render/send-message.ts';
import { formatTests } from '../../../packages/pagewright/src/schema/formats.ts';
import { blockRegistry } from '../../../src/blocks/block-registry.ts';
import { inSite } from './in-site.tsx';

export const root = path.resolve(import.meta.dirname, '../../..');
export const { blocks: blockSchemas, content: contentSchemas, shared: sharedSchemas } = readSchemas(root);

type Props = { [name: string]: unknown };
type AnyBlock = AnyModule['default'];

const ajv = new Ajv({ strict: false, allErrors: true, useDefaults: true, formats: formatTests() });
const validators = new Map<string, ValidateFunction>();

/** Errors of the block's schema in these props; empty if they are valid. Adds the defaults of the schema to `props`. */
export function schemaErrors(type: string, props: unknown): string[] {
  const validate = validators.get(type) ?? ajv.compile({ ...blockSchemas.get(type) });
  validators.set(type, validate);
  if (validate(props)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** One example of a block type, with the defaults of its schema. */
export interface Example {
  readonly type: string;
  readonly name: string;
  readonly props: Props;
  /** Names of the props that the example itself has. */
  readonly written: readonly string[];
}

/** All examples of all block types. Test titles use `name`. */
export const examples: readonly Example[] = [...blockSchemas].flatMap(([type, schema]) => {
  const given = Array.isArray(schema.examples) ? schema.examples : [];
  return given.map((example, index) => {
    const props: unknown = structuredClone(example);
    schemaErrors(type, props);
    return {
      type,
      name: `${type}, example ${index + 1}`,
      props: isRecord(props) ? { ...props } : {},
      written: isRecord(example) ? Object.keys(example) : [],
    };
  });
});

/** The module of any block type. Its props come from an example, which the schema has validated. */
interface AnyModule {
  default(props: object): ReactNode;
}

const loaders: { readonly [type: string]: () => Promise<AnyModule> } = blockRegistry;

export async function blockOf(type: string): Promise<AnyBlock> {
  const load = loaders[type];
  if (!load) throw new Error(`The block type ${type} does not exist`);
  return (await load()).default;
}

/** A block inside a site, with a function that sends messages. */
export function inPage(Block: AnyBlock, props: object, send = async () => {}, site?: SiteConfig): ReactNode {
  return inSite(
    <SendMessageContext value={send}>
      <Block {...props} />
    </SendMessageContext>,
    site,
  );
}

/** The HTML of a block, without the picture preloads that React writes before it: they belong to the head. */
export async function draw(type: string, props: object): Promise<string> {
  return renderToString(inPage(await blockOf(type), props)).replace(/^(?:<link [^>]*>)*/, '');
}

/** The path of a string in props. */
type TextPath = readonly (string | number)[];

function textPaths(value: unknown, at: TextPath = []): TextPath[] {
  if (typeof value === 'string') return [at];
  if (Array.isArray(value)) return value.flatMap((item, index) => textPaths(item, [...at, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, property]) => textPaths(property, [...at, name]));
}

function withTextAt(value: unknown, [step, ...rest]: TextPath, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === step ? withTextAt(item, rest, text) : item));
  }
  if (!isRecord(value)) return value;
  return { ...value, [step]: withTextAt(value[step], rest, text) };
}

/**
 * An example with `text` in place of every string where the schema allows it. URLs and enum values stay. `places` is
 * the number of replaced strings.
 */
export function withTexts(
  { type, props }: Example,
  text: string,
): { readonly props: Props; readonly places: number } {
  let changed: unknown = props;
  let places = 0;
  for (const textPath of textPaths(props)) {
    const tried = withTextAt(changed, textPath, text);
    if (schemaErrors(type, structuredClone(tried)).length > 0) continue;
    changed = tried;
    places += 1;
  }
  return { props: isRecord(changed) ? { ...changed } : {}, places };
}

/** An example with its array items repeated or cut to `count`, in each array where the schema allows it. */
export function withItems({ type, props }: Example, count: number): Props {
  let changed = props;
  for (const [name, value] of Object.entries(props)) {
    if (!Array.isArray(value) || value.length === 0) continue;
    const items = Array.from({ length: count }, (_, index) => structuredClone(value[index % value.length]));
    const tried = { ...changed, [name]: items };
    if (schemaErrors(type, structuredClone(tried)).length === 0) changed = tried;
  }
  return changed;
}
