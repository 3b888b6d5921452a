import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { isRecord } from '../../../packages/pagewright/src/json/json-value.ts';
import { readSchemas } from '../../../packages/pagewright/src/pipeline/site/schema-files.ts';
import { formatTests } from '../../../packages/pagewright/src/schema/formats.ts';
import type { BlockProps } from '../../../src/generated/block-props.ts';

export type FormProps = BlockProps['contact-form'];

const root = path.resolve(import.meta.dirname, '../../..');
const validate = new Ajv({ strict: false, useDefaults: true, formats: formatTests() }).compile<FormProps>(
  readSchemas(root).blocks.get('contact-form') ?? false,
);

/** The first form in a list of blocks, or in the slots of one of them. */
function firstForm(blocks: unknown): Readonly<Record<string, unknown>> | undefined {
  for (const block of Array.isArray(blocks) ? blocks.filter(isRecord) : []) {
    if (block.type === 'contact-form') return block;
    for (const inner of isRecord(block.slots) ? Object.values(block.slots) : []) {
      const found = firstForm(inner);
      if (found) return found;
    }
  }
  return undefined;
}

/** The props of the first form among the blocks of a config, with the defaults of the schema. */
function formIn(file: string, added: readonly object[] = []): FormProps {
  const config: unknown = JSON.parse(readFileSync(path.join(root, 'page-configs', file), 'utf8'));
  const props = firstForm(isRecord(config) ? config.blocks : undefined)?.props;
  if (isRecord(props) && Array.isArray(props.fields)) props.fields.push(...added);
  if (validate(props)) return props;
  throw new Error(`${file} has no valid form: ${JSON.stringify(validate.errors)}`);
}

/** The form at the end of every page except the contact page. */
export const commonForm = formIn('_sections/lets-talk.json');
/** The form of the contact page, which also has a phone field. */
export const contactForm = formIn('contact-us.json');

/** The common form with more items in `fields`. */
export function formWith(...added: readonly object[]): FormProps {
  return formIn('_sections/lets-talk.json', added);
}
