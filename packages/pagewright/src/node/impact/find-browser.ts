import path from 'node:path';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { type Machine, thisMachine } from './machine.ts';

/** The packages that contain Playwright. */
export const playwrightPackages = ['@playwright/test', 'playwright', 'playwright-core'];

const commands = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  ...['microsoft-edge', 'microsoft-edge-stable'],
];

/** The usual places of Chrome, Edge and Chromium on a machine, in the order in which they are tried. */
function installedBrowsers({ platform, home, environment }: Machine): readonly string[] {
  if (platform === 'darwin')
    return ['/Applications', path.posix.join(home, 'Applications')].flatMap((folder) =>
      ['Google Chrome', 'Microsoft Edge', 'Chromium'].map((name) =>
        path.posix.join(folder, `${name}.app/Contents/MacOS/${name}`),
      ),
    );
  if (platform === 'win32')
    return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
      .flatMap((name) => environment[name] ?? [])
      .flatMap((folder) =>
        ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']
          .concat('Chromium\\Application\\chrome.exe')
          .map((file) => path.win32.join(folder, file)),
      );
  return ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    commands.map((name) => path.posix.join(folder, name)),
  );
}

/** The browser in the package `@sparticuz/chromium`. It is made for Linux on x64, and may lack system libraries. */
async function packagedBrowser(machine: Machine): Promise<string | undefined> {
  if (machine.platform !== 'linux' || machine.arch !== 'x64') return undefined;
  const file = await machine.browserOf('@sparticuz/chromium');
  return file !== undefined && machine.starts(file) ? file : undefined;
}

/** The browser that `npx playwright install chromium` installs. */
async function browserOfPlaywright(machine: Machine): Promise<string | undefined> {
  for (const name of playwrightPackages) {
    const file = await machine.browserOf(name);
    if (file !== undefined && machine.exists(file)) return file;
  }
  return undefined;
}

/**
 * Path of a Chromium. Tries the environment variable `CHROMIUM`, then a browser in a package of the project, so that all machines use the
 * same, then installed browsers, and last the browser of Playwright. Throws an ExplainedError if there is none.
 * @param root folder of the project
 */
export async function findBrowser(root: string, machine = thisMachine(root)): Promise<string> {
  const { CHROMIUM: named } = machine.environment;
  if (named) {
    if (machine.exists(named)) return named;
    throw new ExplainedError(
      `The environment variable CHROMIUM names "${named}", which does not exist. Correct it, or unset it.`,
    );
  }
  const found =
    (await packagedBrowser(machine)) ??
    installedBrowsers(machine).find(machine.exists) ??
    (await browserOfPlaywright(machine));
  if (found !== undefined) return found;
  throw new ExplainedError(
    'There is no Chrome, Edge or Chromium. Install one with: npx playwright install chromium',
  );
}
