import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { engineTypesFile, generateEngineTypes } from '../src/pipeline/generate/generate-types.ts';
import { errorDocs, generateErrorDocs } from './error-docs.ts';

writeFileSync(path.resolve(import.meta.dirname, '..', engineTypesFile), await generateEngineTypes());
writeFileSync(errorDocs, generateErrorDocs());
