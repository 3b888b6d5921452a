import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { isRecord } from '../../../packages/pagewright/src/json/is-record.ts';
import { sourceFiles, textOf } from './project-files.ts';

const packages = 'packages/';

/** Lines of a function, from its first to its last, with the functions in it. */
const maxLines = 80;
/** Ways through a function, without the functions in it. */
const maxComplexity = 20;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  isRecord(value) &&
  typeof value.type === 'string' &&
  typeof value.start === 'number' &&
  typeof value.end === 'number';

const isFunction = ({ type, body }: Node) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type) && isNode(body);

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Nodes that add a way through a function. A `default` of a `switch` adds none. */
const branches =
  /^(?:IfStatement|ConditionalExpression|For(?:In|Of)?Statement|(?:Do)?WhileStatement|CatchClause|LogicalExpression)$/;
const isBranch = ({ type, test }: Node) => branches.test(type) || (type === 'SwitchCase' && isNode(test));

function branchesIn(node: Node): number {
  return childrenOf(node)
    .filter((child) => !isFunction(child))
    .reduce((sum, child) => sum + branchesIn(child), isBranch(node) ? 1 : 0);
}

/** The name of a function, or of the variable or property that holds it. */
function nameOf(node: Node, parent: Node): string | undefined {
  const name = [node.id, parent.id, parent.key].find(isNode)?.name;
  return typeof name === 'string' ? name : undefined;
}

interface FoundFunction {
  readonly name: string;
  readonly lines: number;
  readonly complexity: number;
}

function functionsIn(file: string): FoundFunction[] {
  const text = textOf(file);
  const found: FoundFunction[] = [];
  const visit = (node: Node, parent: Node, outer: string) => {
    const name = isFunction(node) ? (nameOf(node, parent) ?? `a function in ${outer}`) : outer;
    if (isFunction(node)) {
      const lines = text.slice(node.start, node.end).split('\n').length;
      const complexity = 1 + childrenOf(node).reduce((sum, child) => sum + branchesIn(child), 0);
      found.push({ name: `${file.slice(packages.length)} ${name}`, lines, complexity });
    }
    for (const child of childrenOf(node)) visit(child, node, name);
  };
  const { program } = parseSync(file, text);
  if (isNode(program)) visit(program, program, 'the module');
  return found;
}

const functions = sourceFiles()
  .filter((file) => file.startsWith(packages))
  .flatMap(functionsIn);
const namesOf = (found: readonly FoundFunction[]) => found.map(({ name }) => name).toSorted();

it(`functions of the engine and of the studio have at most ${maxLines} lines`, () => {
  expect(functions.length).toBeGreaterThan(5_000);
  expect(namesOf(functions.filter(({ lines }) => lines > maxLines))).toEqual([]);
});

it(`functions of the engine and of the studio have a complexity of at most ${maxComplexity}`, () => {
  expect(namesOf(functions.filter(({ complexity }) => complexity > maxComplexity))).toEqual([]);
});
