import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { engineTypesFile, generateEngineTypes } from '../src/pipeline/generate/generate-types.ts';

writeFileSync(path.resolve(import.meta.dirname, '..', engineTypesFile), await generateEngineTypes());
