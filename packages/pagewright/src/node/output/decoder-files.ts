import type { Schemas } from '../../config/schemas/schemas.ts';
import { generateDecoders } from '../../pipeline/generate/generate-decoders.ts';

/** The folder of the decoders, relative to the project. */
export const decoderFolder = 'src/generated/decode';

/** The decoders of a site's content: the text of each file by its path below the project. */
export function decoderFiles({ content }: Pick<Schemas, 'content'>): Map<string, string> {
  return new Map([...generateDecoders(content)].map(([name, text]) => [`${decoderFolder}/${name}`, text]));
}
