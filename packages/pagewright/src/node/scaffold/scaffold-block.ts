import {
  pascalCase,
  propertyKey,
  refuseBadName,
  refuseReserved,
  refuseTakenFiles,
} from './scaffold-names.ts';
import { keyOfProperty, withEntry } from './scaffold-registry.ts';
import { GENERATE, type ScaffoldSteps, type ScaffoldWish } from './scaffold-step.ts';

const columns = 110;

function schemaText(title: string): string {
  return `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "${title}",
  "description": "Say here, to someone who edits pages, what this block shows.",
  "hydrate": "touched",
  "type": "object",
  "additionalProperties": false,
  "required": ["text"],
  "properties": {
    "text": {
      "title": "Text",
      "description": "One paragraph, plain text.",
      "type": "string",
      "minLength": 1
    },
    "heading": {
      "title": "Heading",
      "description": "Heading of the section.",
      "type": "string",
      "headingLevel": 2
    },
    "tone": {
      "title": "Tone",
      "description": "Background colour of the section. Neighbouring sections should not have the same.",
      "$ref": "../shared/tone.json",
      "default": "paper"
    }
  },
  "examples": [
    {
      "text": "The least that this block needs."
    },
    {
      "text": "All that this block can show, in words that a visitor could really read.",
      "heading": "Everything at once",
      "tone": "white"
    }
  ]
}
`;
}

function signature(component: string, type: string): string {
  const end = `}: BlockProps['${type}']) {`;
  const line = `export default function ${component}({ heading, text, tone ${end}`;
  return line.length <= columns
    ? line
    : `export default function ${component}({\n  heading,\n  text,\n  tone,\n${end}`;
}

function componentText(component: string, type: string): string {
  return `import type { BlockProps } from '../../generated/block-props.ts';
import { Section } from '../../ui/Section.tsx';
import css from './${component}.module.css';

/** Say here what it draws, and what it does without its optional props. */
${signature(component, type)}
  return (
    <Section tone={tone} heading={heading}>
      <p className={css.text}>{text}</p>
    </Section>
  );
}
`;
}

const stylesheet = `@layer blocks {
  .text {
    max-width: var(--measure-prose);
    overflow-wrap: anywhere;
  }
}
`;

/** The list of `docs/recipes/add-a-block.md`. */
export function blockSteps(root: string, { name: type }: ScaffoldWish): ScaffoldSteps {
  refuseBadName(type, 'a block type');
  const component = pascalCase(type);
  refuseReserved(type, component);
  refuseTakenFiles(root, [`${component}.tsx`, `${component}.module.css`]);
  const folder = `src/blocks/${type}`;
  const line = `  ${propertyKey(type)}: () => import('./${type}/${component}.tsx'),`;
  return [
    { file: `schemas/blocks/${type}.json`, change: 'make', text: () => schemaText(component) },
    GENERATE,
    { file: `${folder}/${component}.tsx`, change: 'make', text: () => componentText(component, type) },
    { file: `${folder}/${component}.module.css`, change: 'make', text: () => stylesheet },
    {
      file: 'src/blocks/block-registry.ts',
      change: 'extend',
      text: (before) =>
        withEntry(before, line, {
          after: 'export const blockRegistry = {',
          before: '}',
          keyOf: keyOfProperty,
        }),
    },
  ];
}
