import path from 'node:path';
import {
  DraftedProject,
  type DraftServer,
  generateFiles,
  type StudioPackage,
  servers,
  services,
} from 'pagewright/tooling/node';
import type { ServerMessage } from '../browser/protocol.ts';
import { mediaCall } from './content/media-list.ts';
import { PageContent } from './content/page-content.ts';
import { siteContent } from './content/site-content.ts';
import { DraftJournal } from './drafts/draft-journal.ts';
import { DraftSession } from './drafts/draft-session.ts';
import { lockDrafts } from './drafts/lock-drafts.ts';
import { readConfig, readConfigs } from './drafts/read-configs.ts';
import { createFrameServer } from './frame/frame-server.ts';
import { readAppFiles } from './http/app-files.ts';
import { HttpStudio } from './http/studio-server.ts';
import { readToken } from './http/studio-token.ts';
import { latestOnly } from './latest-only.ts';
import { projectData } from './project-data.ts';
import { studioCalls } from './studio-calls.ts';
import { studioUploads } from './uploads/studio-uploads.ts';
import { watchProject } from './watch-project.ts';

/** Opens a project in the studio. Returns the URL with the token. */
export const openStudio: StudioPackage['openStudio'] = async ({ root, project: config, port }) => {
  const folder = path.join(root, '.pagewright', 'studio');
  const token = readToken(folder);
  lockDrafts(folder);
  const app = await readAppFiles();
  const project = new DraftedProject(root);
  const data = () => projectData(project, config, frameOrigin);
  // Placeholders until the windows and the frame exist: the session may merge changes on disk before.
  let send = (_: ServerMessage) => {};
  let check = async () => {};
  const session = new DraftSession(project.filesOnDisk, new DraftJournal(folder), (message) => {
    send(message);
    if (message.type === 'change') void check();
  });
  let frameOrigin = '';
  let content: PageContent | undefined;
  const http = new HttpStudio({
    port,
    token,
    app,
    frameOrigin: () => frameOrigin,
    calls: studioCalls({
      root,
      config,
      project,
      session,
      checked: () => check(),
      content: () => content,
      media: mediaCall({ project: config, frame: () => frame.server }),
    }),
    imageOrigins: () => services.imageOrigins(config).origins,
    uploads: studioUploads(root, async (file) => {
      // The watcher reports the file to Vite too, but after the answer.
      frame.server.watcher.emit('add', file);
      await refreshProject();
    }),
    hello() {
      if (frameOrigin === '') return undefined;
      // The last result of the check went to the windows that were open then.
      void check();
      return session.hello(data());
    },
  });
  send = (message) => http.send(message);
  const address = await servers.listenOn(http.server, port);
  const frame = await createFrameServer({
    root,
    project: config,
    port: port === 0 ? 0 : port + 1,
    studioOrigin: address,
    check: () => project.check(session.texts),
  });
  frameOrigin = await servers.listenInDevelopment(frame.server, port + 1);
  content = new PageContent({
    texts: () => session.texts,
    site: frame.checkedSite,
    ...siteContent(frame.server, config),
  });

  check = latestOnly(async () => {
    const { sequence } = session;
    const { diagnostics } = await frame.refresh();
    http.send({ type: 'checked', sequence, diagnostics });
  });
  const refreshProject = async () => {
    project.refresh();
    http.send({ type: 'project', project: data() });
    await check();
  };
  followProject({ root, project, session, frame, refreshProject });
  await check();
  return `${address}/#token=${token}`;
};

interface FollowedProject {
  readonly root: string;
  readonly project: DraftedProject;
  readonly session: DraftSession;
  readonly frame: DraftServer;
  /** Reads and checks the project again, and sends it to the windows. */
  readonly refreshProject: () => Promise<void>;
}

/** Follows what others change on disk. */
function followProject({ root, project, session, frame, refreshProject }: FollowedProject): void {
  watchProject(frame.server.watcher, root, {
    config: (file) => readConfig(root, session, file),
    async project({ schemas }) {
      if (schemas) await generateFiles(root).catch((error: unknown) => console.error(error));
      await refreshProject();
    },
    async back() {
      frame.server.moduleGraph.invalidateAll();
      await refreshProject();
      readConfigs(root, session, project.filesOnDisk.keys());
      frame.server.ws.send({ type: 'full-reload' });
    },
  });
}
