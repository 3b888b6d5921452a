import type { Element, ElementContent, Properties } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Components of `peers/interactive.tsx`. Each takes the attributes of the element that it replaces. */
const components = [
  'Menus',
  'MenuItem',
  'MenuButton',
  'Pausing',
  'PauseButton',
  'Pausable',
  'Count',
  'Form',
  'InputField',
  'TextField',
  'FormStatus',
] as const;

type Component = (typeof components)[number];

function replace(element: Element, component: Component, props: Properties = {}): void {
  element.tagName = component;
  Object.assign(element.properties, props);
}

/** Replaces the elements that have state on the site by components that have the same. */
export function makeInteractive(part: Element): void {
  visit(part, 'element', (element, _, parent) => {
    if (matches('header:has([data-menu])', element)) replace(element, 'Menus');
    const button = matches('[data-menu]', element) && select('button[aria-controls]', element);
    if (button) {
      const menu = String(button.properties.ariaControls);
      replace(element, 'MenuItem', { menu });
      replace(button, 'MenuButton', { menu });
    }
    if (parent?.type === 'element' && matches('button[data-paused]', element)) {
      for (const moved of selectAll('div[data-paused]', parent)) replace(moved, 'Pausable');
      replace(parent, 'Pausing');
      replace(element, 'PauseButton');
    }
    if (matches('[data-block=counters]', element)) {
      for (const figure of selectAll('[aria-hidden=true]', element))
        replace(figure, 'Count', { final: textOf(figure) });
    }
    if (matches('form', element)) {
      for (const field of selectAll('[aria-invalid]', element))
        replace(field, field.tagName === 'textarea' ? 'TextField' : 'InputField', {
          fieldName: String(field.properties.name),
        });
      for (const status of selectAll('[role=status]', element)) replace(status, 'FormStatus');
      replace(element, 'Form');
    }
  });
}

/** The line of a module that imports the components which its elements use; nothing if they use none. */
export function interactiveImport(children: ElementContent[]): string {
  const used = new Set<string>();
  visit({ type: 'root', children }, 'element', ({ tagName }) => {
    used.add(tagName);
  });
  const names = components.filter((name) => used.has(name));
  return names.length === 0 ? '' : `import { ${names.join(', ')} } from '../../interactive.tsx';`;
}
