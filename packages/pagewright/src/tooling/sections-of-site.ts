export {
  paramsSchema,
  sectionOf as find,
  usesOfSection as usesOf,
} from '../editor/shared-sections.ts';
