import path from 'node:path';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { browserArguments } from '../../browser/find-browser.ts';
import { freePort } from '../../free-port.ts';
import { type AtEnd, startProgram, whenReady } from './programs.ts';
import { type StartedEngine, startSession } from './started-engine.ts';

const chromiumOptions = { args: ['--headless=new', ...browserArguments] };

/** The required capabilities of each driver. */
const capabilities: Readonly<Record<string, object>> = {
  chromedriver: { browserName: 'chrome', webSocketUrl: true, 'goog:chromeOptions': chromiumOptions },
  msedgedriver: { browserName: 'MicrosoftEdge', webSocketUrl: true, 'ms:edgeOptions': chromiumOptions },
  WebKitWebDriver: {},
  safaridriver: { browserName: 'safari' },
};

/** Starts a browser through its WebDriver program. The program gets the environment variables. */
export async function startWithDriver(
  program: string,
  atEnd: AtEnd,
  env = process.env,
): Promise<StartedEngine> {
  const port = await freePort();
  const server = startProgram(program, [`--port=${port}`], atEnd, env);
  const address = `http://127.0.0.1:${port}`;
  await whenReady(server, () => fetch(`${address}/status`));
  const required = capabilities[path.basename(program, '.exe')] ?? {};
  return startSession(new Executor(new HttpClient(address)), required, atEnd);
}
