import { type Json, nodes, type ValuePlace } from 'pagewright/tooling';
import { useState } from 'react';
import { emptyValue } from '../../field/empty-value.ts';
import type { Loss } from '../values/binding-loss.ts';
import { isTyped } from '../values/value-binding.ts';

/** The default of a value that has numbers; undefined for text that is not a number. */
function asTyped(text: string, isNumber: boolean): Json | undefined {
  if (!isNumber) return text;
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
}

/** What is shown when content lacks a value, while somebody decides about it. It starts with what was typed before. */
export function useFallback({ node, value, roots }: ValuePlace, loss: Loss) {
  const types = node ? nodes.typesOf(node) : new Set(['string']);
  const isNumber = types.has('integer') || types.has('number');
  const isText = types.has('string') || isNumber;
  const before = isTyped(value, roots) ? value : undefined;
  const [text, setText] = useState(isText && before !== undefined ? String(before) : '');
  const [isShown, setShown] = useState(
    before !== undefined || (isText && loss.is !== 'value' && loss.is !== 'default'),
  );
  const written = isText ? asTyped(text, isNumber) : (before ?? (node && emptyValue(node)));
  const isFit =
    written !== undefined &&
    written !== '' &&
    (!isText || !node || nodes.problemsOf(written, node).length === 0);
  return {
    text,
    setText,
    isText,
    /** Whether something is shown. */
    isShown,
    setShown,
    /** Whether a value that was typed before is kept. */
    isKept: before !== undefined,
    isReady: !isShown || isFit,
    /** Undefined to leave the value out. */
    fallback: isShown ? written : undefined,
  };
}
