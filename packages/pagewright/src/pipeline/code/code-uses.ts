import type { CodeUse } from '../../check/diagnostics/remote-code.ts';
import { webOrigin } from '../../project/declared-origins.ts';
import { loadedBy } from '../../project/loading-attributes.ts';
import type { OriginPurpose } from '../../project/policy.ts';
import { isNode, lastName, nodesIn, plainExpression, type SyntaxNode, walk } from './syntax-nodes.ts';
import { type Constants, constantsOf, type UrlValue, urlOfLiteral, urlsOf } from './url-values.ts';

/** Functions whose first argument is a URL, and classes with such a constructor. */
const functions: { readonly [name: string]: OriginPurpose } = { fetch: 'connect', sendBeacon: 'connect' };
const classes: { readonly [name: string]: OriginPurpose } = {
  WebSocket: 'connect',
  EventSource: 'connect',
  Audio: 'media',
};

/** The attributes of the properties that load a URL, and of the purposes that each may have in an element that is unknown. */
const properties: {
  readonly [name: string]: { readonly attribute: string; readonly oneOf: readonly OriginPurpose[] };
} = {
  src: { attribute: 'src', oneOf: ['images', 'scripts', 'media', 'frames'] },
  srcset: { attribute: 'srcSet', oneOf: ['images'] },
  poster: { attribute: 'poster', oneOf: ['images'] },
};

const httpMethod = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE)$/i;

/** A URL in code, with its purpose if it is known. */
interface FoundUrl extends UrlValue {
  readonly purpose?: OriginPurpose;
  readonly oneOf?: readonly OriginPurpose[];
}

/** The attributes of an element by name, without those that are spread. */
export function attributesOf(element: SyntaxNode): ReadonlyMap<string, SyntaxNode> {
  return new Map(
    nodesIn(element.attributes).flatMap((each): [string, SyntaxNode][] => {
      const name = lastName(each.name);
      return each.type === 'JSXAttribute' && name !== undefined && isNode(each.value)
        ? [[name, each.value]]
        : [];
    }),
  );
}

/** The URLs in `export const scripts = [{ src: '…' }]`, which `defineSite` loads on every page. */
function listedScripts({ init }: SyntaxNode): readonly (readonly [SyntaxNode, OriginPurpose])[] {
  const list = isNode(init) ? plainExpression(init) : undefined;
  return nodesIn(list?.elements).flatMap((each) =>
    nodesIn(each.properties).flatMap(({ key, value }) =>
      lastName(key) === 'src' && isNode(value) ? [[value, 'scripts'] as const] : [],
    ),
  );
}

/** The expressions in a node that are URLs for a purpose. */
function urlsWithPurpose(node: SyntaxNode): readonly (readonly [SyntaxNode | undefined, OriginPurpose])[] {
  const own = (table: typeof functions, name: string) =>
    Object.hasOwn(table, name) ? table[name] : undefined;
  if (node.type === 'JSXOpeningElement') {
    const element = lastName(node.name) ?? '';
    const given = attributesOf(node);
    const textOf = (name: string) => {
      const text = given.get(name)?.value;
      return typeof text === 'string' ? text : undefined;
    };
    return [...given].flatMap(([name, value]) => {
      const isScript = element === 'Script' && name === 'src';
      const purpose = isScript ? 'scripts' : loadedBy(element, name, textOf);
      return purpose ? [[value, purpose] as const] : [];
    });
  }
  if (node.type === 'VariableDeclarator') return lastName(node.id) === 'scripts' ? listedScripts(node) : [];
  if (node.type === 'ImportExpression' || node.type === 'ImportDeclaration')
    return [[isNode(node.source) ? node.source : undefined, 'scripts']];
  const [first, second] = nodesIn(node.arguments);
  const name = lastName(node.callee) ?? '';
  if (node.type === 'NewExpression') {
    const purpose = own(classes, name);
    return purpose ? [[first, purpose]] : [];
  }
  if (node.type !== 'CallExpression') return [];
  const purpose = own(functions, name);
  if (purpose) return [[first, purpose]];
  const isRequest = name === 'open' && typeof first?.value === 'string' && httpMethod.test(first.value);
  return isRequest ? [[second, 'connect']] : [];
}

/** The name of the element that an expression creates. */
function createdElement(given: unknown, constants: Constants): string | undefined {
  if (!isNode(given)) return undefined;
  const node = plainExpression(given);
  if (node.type === 'Identifier') return createdElement(constants.get(lastName(node) ?? ''), new Map());
  const name = lastName(node.callee);
  if (node.type === 'NewExpression') return name === 'Image' ? 'img' : name === 'Audio' ? 'audio' : undefined;
  const [first] = nodesIn(node.arguments);
  return name === 'createElement' && typeof first?.value === 'string' ? first.value : undefined;
}

/** The element, the property and the value of `image.src = '…'` and `image.setAttribute('src', '…')`. */
function assignment(
  node: SyntaxNode,
): readonly [element: unknown, name: unknown, value: unknown] | undefined {
  const { left, callee, right } = node;
  if (node.type === 'AssignmentExpression' && isNode(left) && left.type === 'MemberExpression')
    return [left.object, lastName(left), right];
  if (node.type !== 'CallExpression' || !isNode(callee) || lastName(callee) !== 'setAttribute')
    return undefined;
  const [name, value] = nodesIn(node.arguments);
  return [callee.object, name?.value, value];
}

/** The URLs that code assigns to a property of an element. */
function assignedUrls(node: SyntaxNode, constants: Constants): readonly FoundUrl[] {
  const [element, name, value] = assignment(node) ?? [];
  if (typeof name !== 'string' || !Object.hasOwn(properties, name) || !isNode(value)) return [];
  const property = properties[name];
  const created = createdElement(element, constants) ?? '';
  const purpose = loadedBy(created, property?.attribute ?? '', () => undefined);
  return urlsOf(value, constants).map((found) => ({
    ...found,
    ...(purpose ? { purpose } : { oneOf: property?.oneOf ?? [] }),
  }));
}

/** The URLs in a node whose purpose is known. */
function foundIn(node: SyntaxNode, constants: Constants): readonly FoundUrl[] {
  return urlsWithPurpose(node).flatMap(([value, purpose]) =>
    value ? urlsOf(value, constants).map((found) => ({ ...found, purpose })) : [],
  );
}

/** Matches a text with a quoted URL. */
export const anyUrl = /['"`(]\s*(?:https?|wss?):\/\//i;

/** The URLs of other origins in a module, in the order of its text. */
export function usesIn(program: SyntaxNode): readonly CodeUse[] {
  const constants = constantsOf(program);
  const known: FoundUrl[] = [];
  const literals: FoundUrl[] = [];
  walk(program, (node) => {
    known.push(...foundIn(node, constants), ...assignedUrls(node, constants));
    literals.push(...urlOfLiteral(node));
  });
  // What is loaded is not also a text with an unknown purpose.
  const loaded = new Set(known.map(({ node }) => node));
  return [...known, ...literals.filter(({ node }) => !loaded.has(node))]
    .map(({ node: { start, end }, ...found }) => ({
      origin: found.origin,
      url: found.url,
      ...(found.purpose ? { purpose: found.purpose } : {}),
      ...(found.oneOf ? { oneOf: found.oneOf } : {}),
      start,
      end,
    }))
    .sort((one, other) => one.start - other.start);
}

const remote = /(@import\s+(?:url\()?\s*['"]?|url\(\s*['"]?)(https?:\/\/[^\s'")]+)/gi;

/** The URLs of other origins in a stylesheet. */
export function usesInStyles(text: string): readonly CodeUse[] {
  const code = text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...code.matchAll(remote)].flatMap((match): CodeUse[] => {
    const [whole, before = '', url = ''] = match;
    const at = match.index;
    const origin = webOrigin(url);
    if (origin === undefined) return [];
    const block = code.slice(code.lastIndexOf('}', at) + 1, at);
    const purpose = before.startsWith('@') ? 'styles' : /@font-face\b/i.test(block) ? 'fonts' : 'images';
    return [{ origin, url, purpose, start: at + before.length, end: at + whole.length }];
  });
}
