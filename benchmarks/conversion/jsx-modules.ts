import { jsx, toJs } from 'estree-util-to-js';
import type { Element, ElementContent } from 'hast';
import { matches } from 'hast-util-select';
import { toEstree } from 'hast-util-to-estree';
import { SKIP, visit } from 'unist-util-visit';
import type { BuiltPage } from './built-page.ts';
import { interactiveImport, makeInteractive } from './interactive-elements.ts';

/** The text of a module, without its folder. */
export interface JsxModule {
  /** Name of the component that it exports by default, and of its file. */
  readonly name: string;
  readonly text: string;
}

const split = 'header, footer, [data-block]';

/** An element that renders a component without props. */
export function componentElement(name: string): Element {
  return { type: 'element', tagName: name, properties: {}, children: [] };
}

/** A module with a component that renders the elements. */
export function jsxModule(name: string, children: ElementContent[], imports: readonly string[]): JsxModule {
  const program = toEstree({ type: 'root', children }, { elementAttributeNameCase: 'react' });
  const { value } = toJs(program, { handlers: jsx });
  const lines = [...imports, interactiveImport(children)].filter(Boolean).map((line) => `${line}\n`);
  const text = `${lines.join('')}export default function ${name}() {\n  return (${value.trim().replace(/;$/, '')});\n}\n`;
  return { name, text };
}

/** `Part0Header`, `Part3LogoStrip`: unique in a page. */
function partName({ tagName, properties }: Element, index: number): string {
  const words = String(properties.dataBlock ?? tagName).split('-');
  return `Part${index}${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

/** The body of a page as modules: its header, each block and its footer, and last the page of which they are parts. */
export function bodyModules({ body }: BuiltPage): JsxModule[] {
  const whole = structuredClone(body);
  const parts: JsxModule[] = [];
  visit(whole, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !matches(split, element)) return undefined;
    const name = partName(element, parts.length);
    makeInteractive(element);
    parts.push(jsxModule(name, [element], []));
    parent.children[index] = componentElement(name);
    return SKIP;
  });
  const imports = parts.map(({ name }) => `import ${name} from './${name}.jsx';`);
  return [...parts, jsxModule('Page', whole.children, imports)];
}

/** React writes a stylesheet before scripts if it has a precedence; each of these frameworks gives its own stylesheets one. */
function precede(child: ElementContent): ElementContent {
  if (child.type !== 'element' || !matches('link[rel=stylesheet]', child)) return child;
  return { ...child, properties: { ...child.properties, precedence: 'default' } };
}

/** The elements of a head as a module, without those that the framework adds itself. */
export function headModule({ head }: BuiltPage, without = 'noscript'): JsxModule {
  const children = head.children.filter((child) => child.type !== 'element' || !matches(without, child));
  return jsxModule('Head', children.map(precede), []);
}
