import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';

/** A block of WordPress's registry, with its example as the editor saves it. */
export interface BlockExample {
  readonly name: string;
  /** Undefined if the block has no example. */
  readonly markup: string | undefined;
}

/** What the editor asks of a browser when it loads. jsdom does not have it, and examples do not need it. */
const missing = `
  window.matchMedia = () => ( { matches: false, addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} } );
  window.ResizeObserver = window.IntersectionObserver = class { observe() {} unobserve() {} disconnect() {} };
  window.CSS = { escape: ( text ) => text, supports: () => false };
  window.structuredClone = ( value ) => JSON.parse( JSON.stringify( value ) );
  window.fetch = () => Promise.reject( new Error( 'The editor must not send requests' ) );
  window.requestIdleCallback = () => 0;
`;

const collect = `
  wp.blockLibrary.registerCoreBlocks();
  JSON.stringify( wp.blocks.getBlockTypes().map( ( { name, example } ) => ( {
    name,
    markup: example && wp.blocks.serialize( wp.blocks.getBlockFromExample( name, example ) ),
  } ) ) );
`;

/**
 * Loads the scripts of the block editor, and saves the example of each block as the editor would.
 * @param scripts files, in the order of their dependencies
 */
export function blockExamples(scripts: readonly string[]): readonly BlockExample[] {
  const dom = new JSDOM('<!doctype html>', {
    runScripts: 'outside-only',
    url: 'http://127.0.0.1/',
    // The editor writes styles that jsdom cannot parse.
    virtualConsole: new VirtualConsole(),
  });
  const context = dom.getInternalVMContext();
  new Script(missing).runInContext(context);
  for (const file of scripts)
    new Script(readFileSync(file, 'utf8'), { filename: file }).runInContext(context);
  const examples: BlockExample[] = JSON.parse(String(new Script(collect).runInContext(context)));
  dom.window.close();
  return examples;
}
