import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import { ContentError } from '../../content/content-error.ts';
import { rememberCleanHtml } from '../../content/sanitising/clean-memory.ts';
import type { Decoded } from '../../content/source.ts';
import { isRecord } from '../../json/json-value.ts';
import { once } from '../../memory/once.ts';
import type { PageRenderer, PrerenderedPage } from '../../render/render-path.tsx';
import { explainedError, explainThrow } from '../files/thrown-in.ts';
import { threadFile } from '../output/server-folder.ts';
import { type FileTask, writeNow } from '../output/site-output.ts';
import type { DecodeResult, DecodeTask, ThreadTasks } from './thread-tasks.ts';

/** How many tasks of each kind the main thread does itself. Starting a thread takes about as long. */
const tasksWithoutThread = 24;

export interface BuildThreads {
  readonly renderPath: PageRenderer['renderPath'];
  /** Decodes the body of a response and cleans its HTML. Rejects with a ContentError if it does not fit. */
  decode(task: DecodeTask): Promise<Decoded<unknown>>;
  /** Writes a file, and its compressed copies. */
  writeFile(task: FileTask): Promise<void>;
  close(): Promise<void>;
}

type SiteTask = 'decodeContent' | 'renderPage';

function isTaskModule(module: unknown): module is Pick<ThreadTasks, SiteTask> {
  return (
    isRecord(module) && typeof module.decodeContent === 'function' && typeof module.renderPage === 'function'
  );
}

/** Loads the module for threads in the main thread. */
async function loadTasks(file: string): Promise<Pick<ThreadTasks, SiteTask>> {
  const module: unknown = await import(pathToFileURL(file).href);
  if (!isTaskModule(module)) throw new Error(`${file} lacks decodeContent or renderPage`);
  return module;
}

/**
 * Opens threads for the bundle in `folder`. A thread starts when there is enough work for it.
 *
 * Each kind of work has its own threads. In shared threads, each kind would take a quarter longer, because kinds of work displace each
 * other's data and compiled code from the caches of the processor.
 */
export function openThreads(folder: string): BuildThreads {
  // More threads would be of no use, because the main thread reads for all of them.
  const maxThreads = availableParallelism() < 4 ? 1 : 2;
  const filename = path.join(folder, threadFile);
  const openPool = () =>
    new Piscina({
      filename,
      minThreads: 0,
      maxThreads,
      idleTimeout: Number.POSITIVE_INFINITY,
      // Does not inherit the options of this process, which may compile TypeScript: the bundle is JavaScript.
      execArgv: [],
    });
  const pools: Readonly<Record<keyof ThreadTasks, Piscina>> = {
    decodeContent: openPool(),
    renderPage: openPool(),
    writeFile: openPool(),
  };
  const loaded = once(() => loadTasks(filename));
  const begun = { decodeContent: 0, renderPage: 0 };
  const needsThread = (name: SiteTask): boolean => {
    begun[name] += 1;
    return begun[name] > tasksWithoutThread;
  };
  const decode = async (task: DecodeTask): Promise<DecodeResult> => {
    if (needsThread('decodeContent')) return pools.decodeContent.run(task, { name: 'decodeContent' });
    const { decodeContent } = await loaded();
    // Copied as on the way to a thread, so that the code of a site works alike in both places.
    return structuredClone(await decodeContent(structuredClone(task)));
  };
  const render = async (task: Parameters<PageRenderer['renderPath']>): Promise<PrerenderedPage> => {
    if (needsThread('renderPage')) return pools.renderPage.run(task, { name: 'renderPage' });
    const { renderPage } = await loaded();
    return structuredClone(await renderPage(structuredClone(task)));
  };
  return {
    async renderPath(...task) {
      const page = await render(task).catch((error: unknown) => {
        throw explainedError(error);
      });
      const omitted = page.omitted.map((block) => ({
        ...block,
        ...explainThrow(block.message, block.stack),
      }));
      return { ...page, omitted };
    },
    async decode(task) {
      const result = await decode(task);
      if ('problem' in result) throw new ContentError('invalid', result.problem);
      const { html, ...decoded } = result;
      rememberCleanHtml(decoded.content, html);
      return decoded;
    },
    async writeFile(task) {
      // Only compression takes longer than the way to a thread.
      if (task.compress) await pools.writeFile.run(task, { name: 'writeFile' });
      else writeNow(task);
    },
    async close() {
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()));
    },
  };
}
