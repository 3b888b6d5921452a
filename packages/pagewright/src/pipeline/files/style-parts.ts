/** A block type, and the folders between its code and a stylesheet: `hero-banner layout-plate`. */
export type StylePart = string;

/**
 * Matches the start of a marked part: a condition that all browsers meet. So a stylesheet with all of its parts works unchanged, and
 * minifiers do not merge parts.
 */
const opening = /@supports ?\(--part: ?([^)]*)\) ?\{/g;

/** The styles of one part, with the mark that they have in the bundle. */
export function markedPart(css: string, part: StylePart): string {
  return `@supports (--part:${part}) {${css}}`;
}

/** The index after the brace that closes a block whose opening brace is just before `start`. */
function endOf(css: string, start: number): number {
  const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{}]/gs;
  tokens.lastIndex = start;
  let depth = 1;
  for (let token = tokens.exec(css); token; token = tokens.exec(css)) {
    if (token[0] === '{') depth += 1;
    else if (token[0] === '}') depth -= 1;
    if (depth === 0) return tokens.lastIndex;
  }
  throw new Error('A stylesheet of the bundle has a part without an end');
}

/** The parts in a stylesheet of the bundle. */
export function partsIn(css: string): StylePart[] {
  return [...new Set([...css.matchAll(opening)].map(([, part = '']) => part))];
}

/** A stylesheet of the bundle with only some of its parts and without marks. */
export function withParts(css: string, parts: readonly StylePart[]): string {
  let text = '';
  let done = 0;
  for (const { 0: begin, 1: part = '', index } of css.matchAll(opening)) {
    const start = index + begin.length;
    const end = endOf(css, start);
    text += css.slice(done, index) + (parts.includes(part) ? css.slice(start, end - 1) : '');
    done = end;
  }
  return text + css.slice(done);
}
