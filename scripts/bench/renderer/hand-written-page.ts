import type { Path } from '../../../packages/pagewright/src/grammar/path.ts';
import type { ArrayItem, Plan } from '../../../packages/pagewright/src/grammar/plans/value-plan.ts';

/** Writes a page's values as a developer would write them by hand: property accesses, templates and `map`. */
export interface HandWriting {
  /** A JavaScript expression for the value. Its variables are the queries of the page, `route` and `item`. */
  expression(plan: Plan): string;
  /** The declarations that the expressions need: literals are created once. */
  constants(): string;
}

const access = ([variable, ...fields]: Path) =>
  `${variable}${fields.map((field) => `?.[${JSON.stringify(field)}]`).join('')}`;

export function createHandWriting(): HandWriting {
  const literals: string[] = [];
  const literal = (value: unknown) => `literal${literals.push(JSON.stringify(value)) - 1}`;

  const item = (each: ArrayItem): string => {
    if (each.is === 'one') return expression(each.value);
    const items = each.take === undefined ? access(each.of) : `${access(each.of)}?.slice(0, ${each.take})`;
    return `...(${items}?.map((item) => (${expression(each.show)})) ?? ${literal(each.default ?? [])})`;
  };

  const expression = (plan: Plan): string => {
    switch (plan.is) {
      case 'literal':
        return typeof plan.value === 'object' ? literal(plan.value) : JSON.stringify(plan.value);
      case 'path':
        return access(plan.path);
      case 'text':
        return `\`${plan.parts
          .map((part) => (typeof part === 'string' ? part.replace(/[`\\$]/g, '\\$&') : `\${${access(part)}}`))
          .join('')}\``;
      case 'withDefault':
        return `(${expression(plan.from)} || ${literal(plan.default)})`;
      case 'array':
        return `[${plan.items.map(item).join(', ')}]`;
      case 'object':
        return `{ ${Object.entries(plan.properties)
          .map(([name, property]) => `${JSON.stringify(name)}: ${expression(property)}`)
          .join(', ')} }`;
    }
  };

  return {
    expression,
    constants: () => literals.map((text, index) => `const literal${index} = ${text};\n`).join(''),
  };
}
