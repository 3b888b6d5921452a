export { sectionName as nameOf } from '../config/config-kind.ts';
export {
  paramsSchema,
  sectionOf as find,
  usesOfSection as usesOf,
} from '../editor/shared-sections.ts';
