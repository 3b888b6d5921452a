/** What elements and their styles say about the words in them. */
const kinds: ReadonlyMap<string, string> = new Map([
  ...each('struck', 's', 'strike', 'del'),
  ...each('added', 'ins'),
  ...each('raised', 'sup'),
  ...each('lowered', 'sub'),
  ...each('strong', 'b', 'strong'),
  ...each('emphasis', 'i', 'em'),
  ...each('marked', 'mark'),
  ...each('as code', 'code', 'kbd', 'samp', 'tt'),
  ...each('as typed', 'pre'),
  ...each('heading', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'),
  ...each('quoted', 'blockquote', 'q'),
  ...each('reading', 'rt'),
  ...each('caption', 'figcaption', 'caption'),
  ...each('cell', 'td', 'th'),
  ...each('question', 'summary'),
]);

function each(kind: string, ...names: readonly string[]): [string, string][] {
  return names.map((name) => [name, kind]);
}

function roman(number: number): string {
  const steps: readonly (readonly [number, string])[] = [
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ];
  const [value, sign] = steps.find(([step]) => step <= number) ?? [0, ''];
  return value === 0 ? '' : sign + roman(number - value);
}

const writers: Readonly<Record<string, (number: number) => string>> = {
  a: (number) => String.fromCharCode(96 + number),
  A: (number) => String.fromCharCode(64 + number),
  i: roman,
  I: (number) => roman(number).toUpperCase(),
};

const styleTypes: readonly (readonly [RegExp, string])[] = [
  [/list-style(?:-type)?:\s*lower-(?:alpha|latin)/, 'a'],
  [/list-style(?:-type)?:\s*upper-(?:alpha|latin)/, 'A'],
  [/list-style(?:-type)?:\s*lower-roman/, 'i'],
  [/list-style(?:-type)?:\s*upper-roman/, 'I'],
];

function listType(list: Element): string {
  const style = list.getAttribute('style') ?? '';
  return styleTypes.find(([pattern]) => pattern.test(style))?.[1] ?? list.getAttribute('type') ?? '1';
}

/** The number or letter before an item of a list, as a browser writes it. */
function markerOf(item: Element): string | undefined {
  const list = item.parentElement;
  if (list?.localName !== 'ol') return undefined;
  const items = [...list.children].filter(({ localName }) => localName === 'li');
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let number = Number(list.getAttribute('start') ?? (step < 0 ? items.length : 1)) - step;
  for (const other of items.slice(0, items.indexOf(item) + 1))
    number = Number(other.getAttribute('value') ?? number + step);
  return (writers[listType(list)] ?? String)(number);
}

/** What the reader learns from the form of an element: `struck`, `heading`, `item b`. */
export function marksOf(node: Element): readonly string[] {
  const kind = kinds.get(node.localName);
  const marker = node.localName === 'li' ? markerOf(node) : undefined;
  const isStruck = /text-decoration(?:-line)?:[^;]*line-through/.test(node.getAttribute('style') ?? '');
  const lang = node.getAttribute('lang');
  return [
    ...(kind === undefined ? [] : [kind]),
    ...(marker === undefined ? [] : [`item ${marker}`]),
    ...(isStruck ? ['struck'] : []),
    ...(node.getAttribute('dir') === 'rtl' ? ['from right to left'] : []),
    ...(lang ? [`language ${lang}`] : []),
    ...(node.localName === 'abbr' || node.localName === 'acronym'
      ? [`short for ${node.getAttribute('title')}`]
      : []),
  ];
}
