import { afterAll, beforeAll, expect, test } from 'vitest';
import { MuseumCopy } from '../../../packages/pagewright/tests/sites/museum-project.ts';
import {
  openStudioServer,
  type StudioUnderTest,
} from '../../../packages/pagewright-studio/tests/browser/open-studio-server.ts';
import { inEveryEngine, timeout } from '../journeys.ts';
import { StudioEditor } from './studio-editor.ts';

type Act = (editor: StudioEditor, studio: StudioUnderTest) => Promise<void>;

/** Runs journeys of editors in the studio of the museum, in every engine on this computer. All begin with the same texts. */
export function studioJourneys(
  what: string,
  define: (journey: (title: string, act: Act) => void) => void,
): void {
  let studio: StudioUnderTest;
  beforeAll(async () => {
    studio = await openStudioServer(new MuseumCopy({ isServed: true }));
  });
  afterAll(() => studio.stop());
  inEveryEngine(what, (engine) => {
    define((title, act) => {
      test(title, { timeout }, async () => {
        const editor = new StudioEditor(engine(), studio.url);
        await editor.resizesTo(1440);
        try {
          await editor.opensStudio();
          await act(editor, studio);
          expect(await editor.takeErrors()).toEqual([]);
        } finally {
          // After the reset, no window may send its earlier changes.
          await editor.leaves();
          await engine().takeErrors();
          await studio.reset();
        }
      });
    });
  });
}
