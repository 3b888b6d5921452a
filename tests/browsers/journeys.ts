import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureFolder } from '../browser/fixture-sites/build-once.ts';
import { type FaultySite, serveFaulty } from '../browser/fixture-sites/faulty-site.ts';
import { installedEngines } from './engines/engines.ts';
import type { AtEnd } from './engines/programs.ts';
import type { StartedEngine } from './engines/started-engine.ts';
import { Visitor } from './visitor.ts';

interface Conditions {
  /** Width of the window in pixels. */
  readonly width?: number;
  /** Console errors that are expected. All others fail the journey. */
  readonly errors?: RegExp;
}

type Act = (visitor: Visitor, site: FaultySite) => Promise<void>;

/** Milliseconds for one journey. WebKitGTK draws each typed letter before it accepts the next. */
export const timeout = 240_000;

/** Runs journeys of people in every engine on this computer. */
export function inEveryEngine(what: string, define: (engine: () => StartedEngine) => void): void {
  for (const { name, program, start } of installedEngines)
    describe(`${what}, in ${name}`, () => {
      const stops: Parameters<AtEnd>[0][] = [];
      let engine: StartedEngine;
      beforeAll(async () => {
        engine = await start(program, (stop) => stops.unshift(stop));
      });
      afterAll(async () => {
        for (const stop of stops) await stop();
      });
      define(() => engine);
    });
}

/** Runs journeys of visitors, each in every engine on this computer. */
export function journeys(
  what: string,
  define: (journey: (title: string, act: Act, conditions?: Conditions) => void) => void,
): void {
  inEveryEngine(what, (engine) => {
    define((title, act, { width = 1280, errors } = {}) => {
      test(title, { timeout }, async () => {
        // Each journey has an origin of its own, where no earlier one has left a draft.
        const site = await serveFaulty(fixtureFolder('demo'));
        const visitor = new Visitor(engine(), site.address);
        try {
          await visitor.resizesTo(width);
          await act(visitor, site);
          const found = await visitor.takeErrors();
          expect(found.filter((error) => !errors?.test(error))).toEqual([]);
        } finally {
          // A page whose site has closed may fail to load, and load again in place of the next page.
          await visitor.leaves();
          await engine().takeErrors();
          await site.close();
        }
      });
    });
  });
}
