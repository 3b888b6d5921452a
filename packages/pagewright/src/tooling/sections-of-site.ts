export {
  paramsSchema,
  sectionOf as find,
  sectionsOf as all,
  usesOfSection as usesOf,
} from '../editor/shared-sections.ts';
