import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { readSchemas } from '../../../packages/pagewright/src/pipeline/site/schema-files.ts';
import { formatTests } from '../../../packages/pagewright/src/schema/formats.ts';
import { isRecord } from '../../../packages/pagewright/src/schema/json-value.ts';
import type { BlockProps } from '../../../src/generated/block-props.ts';

export type FormProps = BlockProps['contact-form'];

const root = path.resolve(import.meta.dirname, '../../..');
const validate = new Ajv({ strict: false, useDefaults: true, formats: formatTests() }).compile<FormProps>(
  readSchemas(root).blocks.get('contact-form') ?? false,
);

/** The props of the form that ends a page config, with the defaults of the schema. */
function formIn(file: string, added: readonly object[] = []): FormProps {
  const config: unknown = JSON.parse(readFileSync(path.join(root, 'page-configs', file), 'utf8'));
  const end: unknown = isRecord(config) ? config.end : undefined;
  const block: unknown = Array.isArray(end) ? end[0] : undefined;
  const props: unknown = isRecord(block) ? block.props : undefined;
  if (isRecord(props) && Array.isArray(props.fields)) props.fields.push(...added);
  if (validate(props)) return props;
  throw new Error(`${file} ends with no valid form: ${JSON.stringify(validate.errors)}`);
}

/** The form that ends every page but one. */
export const commonForm = formIn('_site.json');
/** The form of the contact page, which has a phone field too. */
export const contactForm = formIn('contact-us.json');

/** The form that ends every page, with more entries in the `fields` of its config. */
export function formWith(...added: readonly object[]): FormProps {
  return formIn('_site.json', added);
}
