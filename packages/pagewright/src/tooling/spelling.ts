export { camelCase, kebabCase, pascalCase, sentenceCase } from '../schema/word-case.ts';
