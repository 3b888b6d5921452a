import { describe, expect, it } from 'vitest';
import { findBrowser } from '../../../packages/pagewright/src/node/impact/find-browser.ts';
import type { Machine } from '../../../packages/pagewright/src/node/impact/machine.ts';

const unpacked = '/var/tmp/chromium';
const ofPlaywright = '/caches/ms-playwright/chromium-1/chrome';

/** A machine with some files, on which the browser from npm runs, unless `machine` says otherwise. */
function find(machine: Partial<Machine>, files: readonly string[] = []): Promise<string> {
  return findBrowser('.', {
    platform: 'linux',
    arch: 'x64',
    home: '/Users/Ada Lovelace',
    environment: {},
    exists: (file) => files.includes(file),
    starts: () => true,
    browserOf: async (name) => (name === '@sparticuz/chromium' ? unpacked : ofPlaywright),
    ...machine,
  });
}

const mac = { platform: 'darwin', arch: 'arm64' };
const windows = {
  platform: 'win32',
  environment: {
    ProgramFiles: 'C:\\Program Files',
    'ProgramFiles(x86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\Ada Lovelace\\AppData\\Local',
  },
};

describe('the browser of the tests and of screenshots', () => {
  it('is the one that CHROMIUM names, also in a folder with spaces', async () => {
    const named = 'D:\\My browsers\\chrome.exe';
    expect(await find({ ...windows, environment: { CHROMIUM: named } }, [named])).toBe(named);
  });

  it('is always the one that CHROMIUM names', async () => {
    await expect(
      find({ environment: { CHROMIUM: '/opt/old/chrome' } }, ['/usr/bin/chromium']),
    ).rejects.toThrow(
      'The environment variable CHROMIUM names "/opt/old/chrome", which does not exist. Correct it, or unset it.',
    );
  });

  it('comes from npm on Linux, so that machines with and without a browser agree', async () => {
    expect(await find({}, ['/usr/bin/chromium'])).toBe(unpacked);
  });

  it.each([
    ['does not start', { starts: () => false }],
    ['is made for another processor', { arch: 'arm64' }],
    ['is not installed', { browserOf: async () => undefined }],
  ])('is an installed one if the one from npm %s', async (_, machine) => {
    expect(await find(machine, ['/usr/bin/google-chrome'])).toBe('/usr/bin/google-chrome');
  });

  it.each([
    ['linux', { arch: 'arm64' }, '/snap/bin/chromium'],
    ['linux', { arch: 'arm64' }, '/usr/bin/microsoft-edge'],
    ['macOS', mac, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['macOS', mac, '/Users/Ada Lovelace/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ['macOS', mac, '/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['Windows', windows, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    ['Windows', windows, 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
    ['Windows', windows, 'C:\\Users\\Ada Lovelace\\AppData\\Local\\Chromium\\Application\\chrome.exe'],
  ])('is found on %s %#', async (_, machine, file) => {
    expect(await find(machine, [file])).toBe(file);
  });

  it.each([mac, windows, { arch: 'arm64' }])(
    'comes from Playwright if no other is installed %#',
    async (machine) => {
      expect(await find(machine, [ofPlaywright])).toBe(ofPlaywright);
    },
  );

  it.each([mac, { ...windows, environment: {} }, { starts: () => false }])(
    'can be installed with the command that the message names, if there is none %#',
    async (machine) => {
      await expect(find(machine)).rejects.toThrow(
        'There is no Chrome, Edge or Chromium. Install one with: npx playwright install chromium',
      );
    },
  );
});
