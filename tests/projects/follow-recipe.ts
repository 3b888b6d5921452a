import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { program } from '../../packages/pagewright/src/node/program.ts';
import { runHere } from '../../packages/pagewright/tests/commands/run-here.ts';

const home = path.resolve(import.meta.dirname, '../..');
const recipes = path.join(home, 'docs/recipes');
/** The scripts of npm that a reader can run. */
const { scripts } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));

/** A code block of a recipe. */
interface CodeBlock {
  readonly language: string;
  /** The file that the reader writes or changes. */
  readonly file: string | undefined;
  readonly text: string;
}

/** A command of a recipe, and its output. */
interface FollowedCommand {
  readonly command: string;
  readonly printed: string;
}

function codeBlocks(recipe: string): CodeBlock[] {
  const fences = readFileSync(path.join(recipes, recipe), 'utf8').matchAll(
    /^```(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gm,
  );
  return [...fences].map(([, language = '', file, text = '']) => ({ language, file, text }));
}

/** Runs a shell command in the project. A script of npm runs a command of the engine, here in this process, which takes a fifth of the time. */
async function run(root: string, command: string): Promise<FollowedCommand> {
  const [, script] = /^npm run (.+)$/.exec(command) ?? [];
  const words = script?.split(' ').filter((word) => word !== '--');
  const [name = ''] = words ?? [];
  if (words && !String(scripts[name]).endsWith(`cli.ts ${name}`))
    throw new Error(`${command}: no script of this name runs the command of the engine`);
  const { status, printed } =
    words === undefined
      ? runInShell(root, command)
      : await runHere(root, async () => {
          await program.parseAsync(words, { from: 'user' });
        });
  if (status !== 0) throw new Error(`${command} exited with ${status}:\n${printed}`);
  return { command, printed };
}

function runInShell(root: string, command: string) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' });
  return { status, printed: stdout + stderr };
}

/** The lines of a hunk that are in the file before or after the change. */
function side(hunk: string, marks: string): string {
  return hunk
    .split('\n')
    .filter((line) => line !== '' && marks.includes(line.charAt(0)))
    .map((line) => `${line.slice(1)}\n`)
    .join('');
}

/** Applies a diff without line numbers. Its hunks begin with `@@`. Each must fit one place of the file. */
function change(root: string, file: string, diff: string): void {
  const full = path.join(root, file);
  let text = readFileSync(full, 'utf8');
  for (const hunk of diff.split(/^@@.*\n/m)) {
    const parts = text.split(side(hunk, ' -'));
    if (parts.length !== 2) throw new Error(`This fits ${parts.length - 1} places of ${file}:\n${hunk}`);
    text = parts.join(side(hunk, ' +'));
  }
  writeFileSync(full, text);
}

/**
 * Follows the code blocks of a recipe in a project, from top to bottom. A block of `sh` has commands, and a block of `text` what the last
 * command prints. A block with a title is a file, or a change of a file if it is a `diff`. Throws an Error if something cannot be done, or
 * if a command fails or prints something else.
 * @param root folder of the project
 * @param recipe file in `docs/recipes/`
 */
export async function followRecipe(root: string, recipe: string): Promise<FollowedCommand[]> {
  const done: FollowedCommand[] = [];
  for (const { language, file, text } of codeBlocks(recipe)) {
    if (language === 'sh') {
      for (const command of text.trim().split('\n')) done.push(await run(root, command));
    } else if (language === 'text') {
      const { command, printed } = done.at(-1) ?? { command: 'No command', printed: '' };
      const missing = text.split('\n').filter((line) => !printed.includes(line));
      if (missing.length > 0)
        throw new Error(`${command} printed\n${printed}\nwithout\n${missing.join('\n')}`);
    } else if (file === undefined) {
      throw new Error(`${recipe} has code that belongs to no file:\n${text}`);
    } else if (language === 'diff') {
      change(root, file, text);
    } else {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
  }
  return done;
}
