import type { Schemas } from '../../config/schemas/schemas.ts';
import { errorCode } from '../files/disk-errors.ts';

/**
 * The package that generates TypeScript. With its dependencies it takes 24 MB, and only types need it, so each site decides whether to
 * install it.
 */
const compiler = 'json-schema-to-typescript';

/** How to install that package. */
export const typesNeed = `No types were generated, because ${compiler} is not installed. Install it with: npm install --save-dev ${compiler}@16`;

function isMissingCompiler(error: unknown): boolean {
  return errorCode(error) === 'ERR_MODULE_NOT_FOUND' && String(error).includes(`'${compiler}'`);
}

/** The types of a site, as texts by path below the project; undefined if the package is not installed. */
export async function typeFiles(schemas: Schemas): Promise<Map<string, string> | undefined> {
  try {
    const { generateTypes } = await import('../../pipeline/generate/generate-types.ts');
    return await generateTypes(schemas);
  } catch (error) {
    if (isMissingCompiler(error)) return undefined;
    throw error;
  }
}
