import { type Json, json, type SchemaNode } from 'pagewright/tooling';
import { emptyValue } from '../../field/empty-value.ts';

/** A condition of a section: that content is there, or that it has one of some values. */
export type Condition =
  | { readonly is: 'there'; readonly content: string }
  | { readonly is: 'compared'; readonly content: string };

/** What a `when` or `unless` says; undefined for a value that is not a condition. */
export function conditionIn(value: Json | undefined): Condition | undefined {
  if (typeof value === 'string') return { is: 'there', content: value };
  if (value === undefined || !json.isObject(value)) return undefined;
  return { is: 'compared', content: json.stringIn(value.value) ?? '' };
}

/**
 * A condition about other content, or of another kind. The values that it compares with stay. @param node of the compared values, if it is
 * known
 */
export function conditionValue(
  { is, content }: Condition,
  before: Json | undefined,
  node?: SchemaNode,
): Json {
  if (is === 'there') return content;
  if (json.isObject(before)) return { ...before, value: content };
  return { value: content, is: node ? emptyValue(node) : '' };
}
