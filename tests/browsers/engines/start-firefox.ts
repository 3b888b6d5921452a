import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../free-port.ts';
import { MarionetteExecutor } from './marionette.ts';
import { type AtEnd, startProgram, whenReady } from './programs.ts';
import { type StartedEngine, startSession } from './started-engine.ts';

/** Starts Firefox with a new profile and without a window. */
export async function startFirefox(program: string, atEnd: AtEnd): Promise<StartedEngine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  atEnd(async () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  const port = await freePort();
  writeFileSync(path.join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const args = [
    '--headless',
    '--no-remote',
    '--marionette',
    '--remote-debugging-port=0',
    '--profile',
    profile,
  ];
  const firefox = startProgram(program, args, atEnd);
  const executor = await whenReady(firefox, () => MarionetteExecutor.connect(port));
  return startSession(executor, { webSocketUrl: true }, atEnd);
}
