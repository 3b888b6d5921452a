export { check, createChecker } from '../../packages/pagewright/src/check/check.ts';
export { structureValidator } from '../../packages/pagewright/src/check/structure/structure-validator.ts';
export { substitute } from '../../packages/pagewright/src/config/sections/substitute.ts';
export { readWorkspace } from '../../packages/pagewright/src/pipeline/site/check-workspace.ts';
export { createSiteChecker } from '../../packages/pagewright/src/pipeline/site/checked-site.ts';
