/** Lengths of a few characters, so that a formula cannot cover the page. */
const length = /^-?\d{0,2}(?:\.\d{1,4})?(?:em|ex|px|pt|%)?$|^(?:thin|medium|thick)$/;
const keywords = /^[a-z -]{1,60}$/;
const count = /^\d{1,2}$/;
const flag = /^(?:true|false)$/;

type Attribute = readonly [name: string, value: RegExp];

function named(value: RegExp, ...names: readonly string[]): readonly Attribute[] {
  return names.map((name): Attribute => [name, value]);
}

const operator = [
  ...named(keywords, 'form'),
  ...named(length, 'lspace', 'rspace', 'minsize', 'maxsize'),
  ...named(flag, 'fence', 'separator', 'stretchy', 'symmetric', 'largeop', 'movablelimits'),
];

/** Attributes that every element of a formula may have. */
const everywhere = [
  ...named(flag, 'displaystyle'),
  ...named(/^[+-]?\d$/, 'scriptlevel'),
  ...named(keywords, 'mathvariant'),
];

/**
 * MathML Core without links, actions and foreign content: https://w3c.github.io/mathml-core/. The elements of a formula and the attributes
 * that each may have.
 */
export const formulaElements: ReadonlyMap<string, readonly Attribute[]> = new Map(
  Object.entries({
    math: named(/^(?:block|inline)$/, 'display'),
    mo: operator,
    mfrac: named(length, 'linethickness'),
    mspace: named(length, 'width', 'height', 'depth'),
    mpadded: named(length, 'width', 'height', 'depth'),
    munder: named(flag, 'accentunder'),
    mover: named(flag, 'accent'),
    munderover: named(flag, 'accent', 'accentunder'),
    mtable: [
      ...named(keywords, 'columnalign', 'rowalign', 'columnlines', 'rowlines', 'frame'),
      ...named(/^[\d.emxpt% -]{1,60}$/, 'columnspacing', 'rowspacing'),
    ],
    mtr: named(keywords, 'columnalign', 'rowalign'),
    mtd: [...named(keywords, 'columnalign', 'rowalign'), ...named(count, 'columnspan', 'rowSpan')],
    ...Object.fromEntries(
      ['mi', 'mn', 'mtext', 'ms', 'mrow', 'msqrt', 'mroot', 'mstyle', 'merror', 'mphantom'].map((name) => [
        name,
        [],
      ]),
    ),
    ...Object.fromEntries(
      ['msub', 'msup', 'msubsup', 'mmultiscripts', 'mprescripts', 'none'].map((name) => [name, []]),
    ),
  }).map(([name, attributes]): [string, readonly Attribute[]] => [name, [...attributes, ...everywhere]]),
);
