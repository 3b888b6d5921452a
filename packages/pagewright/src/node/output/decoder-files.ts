import type { Schemas } from '../../config/schemas/schemas.ts';
import { generateDecoders } from '../../pipeline/generate/generate-decoders.ts';
import { writeChanged } from './changed-files.ts';

/** The folder of the decoders, relative to the project. */
export const decoderFolder = 'src/generated/decode';

/** The decoders of a site's content: the text of each file by its path below the project. */
export function decoderFiles({ content }: Pick<Schemas, 'content'>): Map<string, string> {
  return new Map([...generateDecoders(content)].map(([name, text]) => [`${decoderFolder}/${name}`, text]));
}

/** Writes the decoders that are missing or out of date, and returns their paths. A bundle contains no other generated files. */
export function writeDecoders(root: string, schemas: Pick<Schemas, 'content'>): string[] {
  return writeChanged(root, decoderFiles(schemas));
}
