import { Capabilities, WebDriver } from 'selenium-webdriver';
import type { Executor } from 'selenium-webdriver/lib/command.js';
import { isRecord } from '../../../packages/pagewright/src/json/json-value.ts';
import type { AtEnd } from './programs.ts';

/** An engine with an open window. */
export interface StartedEngine {
  readonly driver: WebDriver;
  /**
   * The console errors and uncaught errors since the last call. If the driver does not report errors: the errors of the current document
   * since the first call in it.
   */
  takeErrors(): Promise<readonly string[]>;
}

/** Begins a session. Reads errors over the event connection of drivers that support `webSocketUrl`. */
export async function startSession(
  executor: Executor,
  capabilities: object,
  atEnd: AtEnd,
): Promise<StartedEngine> {
  const driver = WebDriver.createSession(executor, new Capabilities(capabilities));
  const url: unknown = (await driver.getCapabilities()).get('webSocketUrl');
  atEnd(() => driver.quit());
  if (typeof url !== 'string')
    return { driver, takeErrors: () => driver.executeScript<string[]>(takeErrorsInPage) };
  const connection = await driver.getBidi();
  const errors: string[] = [];
  await connection.waitForConnection();
  connection.socket.addEventListener('message', ({ data }: { data: unknown }) => {
    const message: unknown = JSON.parse(String(data));
    const entry = isRecord(message) && message.method === 'log.entryAdded' ? message.params : undefined;
    if (isRecord(entry) && entry.level === 'error') errors.push(`${entry.type}: ${entry.text}`);
  });
  await connection.subscribe('log.entryAdded');
  return {
    driver,
    async takeErrors() {
      // Events arrive in order, so all earlier events are here before this answer.
      await connection.status;
      return errors.splice(0);
    },
  };
}

/** Runs in a page. */
function takeErrorsInPage(): string[] {
  const errors: unknown = Reflect.get(window, 'journeyErrors');
  if (Array.isArray(errors)) return errors.splice(0);
  const found: string[] = [];
  Reflect.set(window, 'journeyErrors', found);
  addEventListener('error', ({ message }) => found.push(`javascript: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => found.push(`javascript: ${reason}`));
  const print = console.error;
  console.error = (...parts) => {
    found.push(`console: ${parts.join(' ')}`);
    print(...parts);
  };
  return [];
}
