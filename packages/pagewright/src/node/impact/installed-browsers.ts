import path from 'node:path';
import type { Machine } from './machine.ts';

const commands = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  ...['microsoft-edge', 'microsoft-edge-stable'],
];

/** The usual places of Chrome, Edge and Chromium on a machine, in the order in which they are tried. */
export function installedBrowsers({ platform, home, environment }: Machine): readonly string[] {
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
