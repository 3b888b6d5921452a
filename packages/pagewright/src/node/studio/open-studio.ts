import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectConfig } from '../../define-project.ts';
import { generateFiles } from '../output/generated-files.ts';
import { addressOf, listenError } from '../serving/listening-address.ts';
import { readAppFiles } from './app-files.ts';
import { DraftJournal } from './draft-journal.ts';
import { DraftSession } from './draft-session.ts';
import { createFrameServer } from './frame-server.ts';
import { studioCalls } from './studio-calls.ts';
import { pagesFolder, StudioProject } from './studio-project.ts';
import { HttpStudio } from './studio-server.ts';
import { readToken } from './studio-token.ts';
import { watchProject } from './watch-project.ts';

interface OpenStudioOptions {
  readonly root: string;
  readonly project: ProjectConfig;
  /** That of the studio. The frame has the next one, or any free port if this is 0. */
  readonly port: number;
}

/** Opens a project in the studio. Returns the URL with the token. */
export async function openStudio({ root, project: config, port }: OpenStudioOptions): Promise<string> {
  const folder = path.join(root, '.pagewright', 'studio');
  const token = readToken(folder);
  const app = await readAppFiles();
  const project = new StudioProject(root, config.content?.name);
  const session = new DraftSession(project.filesOnDisk, new DraftJournal(folder), (message) => {
    http.send(message);
    if (message.type === 'change') void check();
  });
  let frameOrigin = '';
  const http = new HttpStudio({
    port,
    token,
    app,
    frameOrigin: () => frameOrigin,
    calls: studioCalls({ root, project, session, checked: () => check() }),
    uploads: new Map(),
    hello: () => session.hello(project.data(frameOrigin)),
  });
  await new Promise<void>((resolve, reject) => {
    http.server.once('error', (error) => reject(listenError(error, port)));
    http.server.listen(port, '127.0.0.1', resolve);
  });
  const address = addressOf(http.server, port);
  const frame = await createFrameServer({
    root,
    project: config,
    port: port === 0 ? 0 : port + 1,
    studioOrigin: address,
    check: () => project.check(session.texts),
  });
  await frame.server.listen().catch((error: unknown) => {
    throw listenError(error, port + 1);
  });
  frameOrigin = addressOf(frame.server.httpServer, port + 1);

  const check = latestOnly(async () => {
    const { sequence } = session;
    const { diagnostics } = await frame.refresh();
    http.send({ type: 'checked', sequence, diagnostics });
  });
  watchProject(frame.server.watcher, root, {
    config(file) {
      const full = path.join(root, pagesFolder, file);
      session.readFromDisk(file, existsSync(full) ? readFileSync(full, 'utf8') : null);
    },
    async project({ schemas }) {
      project.refresh();
      if (schemas) await generateFiles(root).catch((error: unknown) => console.error(error));
      http.send({ type: 'project', project: project.data(frameOrigin) });
      await check();
    },
  });
  await check();
  return `${address}/#token=${token}`;
}

/** Runs a task again if it is called while it runs, once for all calls. Resolves when a run that began after the call has ended. */
function latestOnly(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    running = task()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running.then(() => {
      next = undefined;
      return run();
    });
    return next;
  };
}
