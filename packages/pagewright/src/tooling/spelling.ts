export { plainLetters } from '../schema/plain-letters.ts';
export { camelCase, kebabCase, pascalCase, sentenceCase } from '../schema/word-case.ts';
