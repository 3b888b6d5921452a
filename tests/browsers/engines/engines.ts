import { hasDisplay, openDisplay } from './display.ts';
import { findProgram } from './find-program.ts';
import type { AtEnd } from './programs.ts';
import { startFirefox } from './start-firefox.ts';
import { startWithDriver } from './start-with-driver.ts';
import type { StartedEngine } from './started-engine.ts';

/** A browser engine that visitors use. */
export interface Engine {
  readonly name: string;
  /** How to install it where it is missing. */
  readonly packages: string;
  /** Programs that can start the engine. The first installed one is used. */
  readonly programs: readonly string[];
  /** True for an engine that always opens a window. */
  readonly needsDisplay?: true;
  start(program: string, atEnd: AtEnd): Promise<StartedEngine>;
}

/** An engine on this computer, and the program that starts it. */
export interface InstalledEngine extends Engine {
  readonly program: string;
}

const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    packages: 'Debian: chromium-driver',
    programs: ['chromedriver', 'msedgedriver'],
    start: startWithDriver,
  },
  {
    name: 'Firefox',
    packages: 'Debian: firefox-esr',
    programs: ['firefox-esr', 'firefox'],
    start: startFirefox,
  },
  {
    name: 'WebKit',
    packages: 'Debian: webkit2gtk-driver, and xvfb where there is no display',
    programs: ['safaridriver', 'WebKitWebDriver'],
    needsDisplay: true,
    start: async (program, atEnd) => startWithDriver(program, atEnd, await openDisplay(atEnd)),
  },
];

export const installedEngines: readonly InstalledEngine[] = engines.flatMap((engine) => {
  const program = findProgram(engine.programs);
  return program === undefined || (engine.needsDisplay && !hasDisplay()) ? [] : [{ ...engine, program }];
});

export const missingEngines: readonly Engine[] = engines.filter(
  ({ name }) => !installedEngines.some((installed) => installed.name === name),
);
