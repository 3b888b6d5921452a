export { conditionsOf, isMet } from '../check/rules/blocks/item-rules.ts';
export { sourceSchema } from '../config/schemas/page-schemas.ts';
export { purposeOf } from '../editor/describe-place.ts';
export { slotsOf } from '../schema/block-slots.ts';
export { builtInSchemas } from '../schema/built-in/built-in-schemas.ts';
export { compatibleNodes as compatibility } from '../schema/compatible.ts';
export { formatOf, isImage } from '../schema/describe-schema.ts';
export { type Control, controlOf, groupOf, valueDescriptions } from '../schema/form-annotations.ts';
export { chosenAlternative, defaultOf, withDefaults } from '../schema/literal-completion.ts';
export { literalProblems as problemsOf } from '../schema/literal-problems.ts';
export {
  bound,
  branchesOf,
  conjuncts,
  enumValues,
  namedTypes,
  nodeOf as of,
  patternsOf,
  typeOf,
  typesOf,
} from '../schema/schema-node.ts';
export { arrayShape, objectShape } from '../schema/schema-shape.ts';
export { bestAlternative } from '../schema/union-choice.ts';
