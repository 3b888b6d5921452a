import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ExplainedError } from '../../pipeline/explained-error.ts';

/** Matches a place in the stack of an error: `at Map (file:///bundle/assets/Map.js:12:3)`. */
const frame = /(file:\/\/[^\s()]+):(\d+):\d+/g;

/** The comment before the code of each module in a bundle that is not minified: `// src/Map.tsx`. */
const moduleComment = /^\/\/ (\S.*)$/;

/** Packages that call the code of a site. An error thrown there has its cause further down the stack. */
const callers = new Set(['react', 'react-dom', 'scheduler', 'pagewright']);

/** A package, or a file of the site. */
function nameOf(module: string): string {
  const inPackage = /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)/.exec(module);
  return inPackage ? `the package ${inPackage[1]}, in ${inPackage[2]}` : module;
}

function isCaller(module: string): boolean {
  const [, name = ''] = /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module) ?? [];
  return callers.has(name) || /(?:^|\/)packages\/pagewright\/src\//.test(module);
}

function moduleAt(url: string, line: number): string | undefined {
  try {
    const lines = readFileSync(fileURLToPath(url), 'utf8').split('\n').slice(0, line);
    return lines.findLast((each) => moduleComment.test(each))?.slice('// '.length);
  } catch {
    return undefined;
  }
}

/** False if the source of a module lacks a word, so that its comment belongs to other code. True if the source cannot be read. */
function hasWord(module: string, word: string): boolean {
  try {
    return new RegExp(`\\b${word}\\b`).test(readFileSync(path.resolve(module), 'utf8'));
  } catch {
    return true;
  }
}

/**
 * The module of a bundle whose code threw an error: a file of the site, or a package. Undefined if the stack does not name it.
 * @param word a word in the code that threw
 */
function thrownIn(stack: string | undefined, word: string | undefined): string | undefined {
  for (const [, url = '', line] of (stack ?? '').matchAll(frame)) {
    const module = moduleAt(url, Number(line));
    if (module === undefined || isCaller(module)) continue;
    return word === undefined || hasWord(module, word) ? nameOf(module) : undefined;
  }
  return undefined;
}

/** What only browsers define. Later versions of Node define some of them. */
const browserNames =
  /^(?:window|document|navigator|location|history|screen|self|top|parent|localStorage|sessionStorage|indexedDB|matchMedia|requestAnimationFrame|requestIdleCallback|getComputedStyle|getSelection|customElements|visualViewport|devicePixelRatio|inner(?:Width|Height)|scroll(?:X|Y|To|By)|alert|addEventListener|dispatchEvent|(?:HTML|SVG)\w*Element|(?:Mutation|Resize|Intersection)Observer|Element|Node|NodeList|Document|DocumentFragment|ShadowRoot|Text|Image|Audio|Option|CSS|CSSStyleSheet|DOMParser|DOMRect|DOMMatrix|Path2D|XMLSerializer|XMLHttpRequest|FileReader|Worker|SharedWorker|AudioContext|OffscreenCanvas|(?:Keyboard|Mouse|Pointer|Touch|Wheel|UI)Event|trustedTypes)$/;

/** What to do about an error that says that a name of browsers is missing; undefined for other errors. */
function wayWithoutBrowser(name: string | undefined): string | undefined {
  if (name === undefined || !browserNames.test(name)) return undefined;
  return `Only browsers define ${name}, and a build has none. Let <ClientOnly> of pagewright/client-only load the code that needs it: <ClientOnly load={() => import('./Map.tsx')}>{({ default: Map }) => <Map />}</ClientOnly>. No other file may import that code. Or read ${name} in an effect or an event handler.`;
}

/** An error of a site's code, as messages name it. */
export interface ExplainedThrow {
  /** The message, with the module whose code threw. */
  readonly message: string;
  /** What to do, if it is certain. */
  readonly advice?: string;
}

/** Names the module that threw, and the way out if the code needs a browser. @param stack of the error, with places in a bundle */
export function explainThrow(message: string, stack: string | undefined): ExplainedThrow {
  const [, undefinedName] = /\b([A-Za-z]\w*) is not defined/.exec(message) ?? [];
  const module = thrownIn(stack, undefinedName);
  const advice = wayWithoutBrowser(undefinedName);
  return {
    message: module === undefined ? message : `${message} (in ${module})`,
    ...(advice === undefined ? {} : { advice }),
  };
}

/** The error of code that a build cannot run: an ExplainedError if the code needs a browser, or else the error itself. */
export function explainedError(error: unknown, prefix = ''): unknown {
  if (!(error instanceof Error)) return error;
  const { cause } = error;
  const stack = cause instanceof Error ? cause.stack : error.stack;
  const { message, advice } = explainThrow(error.message, stack);
  return advice === undefined ? error : new ExplainedError(`${prefix}${message}.\n${advice}`);
}
