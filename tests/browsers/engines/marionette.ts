import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Command, Executor } from 'selenium-webdriver/lib/command.js';
import { throwDecodedError } from 'selenium-webdriver/lib/error.js';
import { Session } from 'selenium-webdriver/lib/session.js';
import { isRecord } from '../../../packages/pagewright/src/json/json-value.ts';

/** The commands that journeys use, with Firefox's names for them. */
const commands: Readonly<Record<string, string>> = {
  newSession: 'WebDriver:NewSession',
  get: 'WebDriver:Navigate',
  getCurrentUrl: 'WebDriver:GetCurrentURL',
  goBack: 'WebDriver:Back',
  goForward: 'WebDriver:Forward',
  refresh: 'WebDriver:Refresh',
  executeScript: 'WebDriver:ExecuteScript',
  actions: 'WebDriver:PerformActions',
  setWindowRect: 'WebDriver:SetWindowRect',
  switchToFrame: 'WebDriver:SwitchToFrame',
  newWindow: 'WebDriver:NewWindow',
  switchToWindow: 'WebDriver:SwitchToWindow',
  getCurrentWindowHandle: 'WebDriver:GetWindowHandle',
  close: 'WebDriver:CloseWindow',
  quit: 'Marionette:Quit',
};

/** The first complete message in some bytes, which are `LENGTH:JSON`, and the bytes after it. */
function split(bytes: Buffer): { readonly message: unknown; readonly rest: Buffer } | undefined {
  const colon = bytes.indexOf(':');
  const end = colon + 1 + Number(bytes.subarray(0, Math.max(colon, 0)).toString());
  if (colon < 0 || bytes.length < end) return undefined;
  return { message: JSON.parse(bytes.subarray(colon + 1, end).toString()), rest: bytes.subarray(end) };
}

/**
 * Sends WebDriver commands to Firefox in its own protocol. geckodriver does the same, but Debian has no package for it.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export class MarionetteExecutor implements Executor {
  readonly #socket: Socket;
  readonly #answers = new Map<unknown, (answer: readonly unknown[]) => void>();
  #received: Buffer = Buffer.alloc(0);
  #id = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (part) => this.#receive(part));
    // Firefox may close the connection before it answers the command to quit.
    socket.on('close', () => {
      for (const answer of this.#answers.values()) answer([1, 0, null, null]);
    });
  }

  /** Rejects while Firefox does not listen yet. */
  static async connect(port: number): Promise<MarionetteExecutor> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new MarionetteExecutor(socket);
  }

  #receive(part: Buffer): void {
    this.#received = Buffer.concat([this.#received, part]);
    for (let next = split(this.#received); next; next = split(this.#received)) {
      this.#received = next.rest;
      // The first message introduces the browser.
      if (!Array.isArray(next.message)) continue;
      this.#answers.get(next.message[1])?.(next.message);
      this.#answers.delete(next.message[1]);
    }
  }

  async execute(command: Command): Promise<unknown> {
    const name = commands[command.getName()];
    if (name === undefined) throw new Error(`marionette.ts has no command "${command.getName()}"`);
    this.#id += 1;
    const answered = new Promise<readonly unknown[]>((resolve) => this.#answers.set(this.#id, resolve));
    const message = JSON.stringify([0, this.#id, name, parametersOf(command)]);
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await answered;
    if (isRecord(error)) throwDecodedError({ error: String(error.error), message: String(error.message) });
    if (!isRecord(result)) return null;
    if ('sessionId' in result) return new Session(String(result.sessionId), Object(result.capabilities));
    return 'value' in result ? result.value : result;
  }
}

function parametersOf(command: Command): unknown {
  const { sessionId: _, ...parameters } = command.getParameters();
  const { capabilities, id } = parameters;
  // Marionette takes a frame as an element; other drivers take its id.
  if (isRecord(id)) return { element: id };
  // Marionette takes one set of capabilities; other drivers take alternatives.
  return capabilities ? { ...parameters, capabilities: capabilities.alwaysMatch } : parameters;
}
