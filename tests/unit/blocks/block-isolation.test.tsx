// @vitest-environment jsdom
import {
  act,
  type ComponentProps,
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { checkSite } from '../../../packages/pagewright/src/pipeline/site/checked-site.ts';
import { BlockSlot } from '../../../packages/pagewright/src/render/blocks/BlockSlot.tsx';
import { SendMessageContext } from '../../../packages/pagewright/src/render/send-message.ts';
import { createSiteCode, SiteCodeContext } from '../../../packages/pagewright/src/render/site-code.ts';
import { someOf } from '../../../packages/pagewright/tests/budget.ts';
import site from '../../../src/site.ts';
import { examples, root as project } from './block-examples.tsx';

const phases = ['render', 'effect', 'click'] as const;
type Phase = (typeof phases)[number];

/** Which block throws, and when. Every block of the registry below reads it. */
const sabotage = { thrower: '' };

/** The block of a type, as a component that throws when `sabotage` says so. */
async function throwing(type: string, load: () => Promise<{ readonly default: ComponentType<never> }>) {
  const { default: Block } = await load();
  const throwIn = (phase: Phase) => {
    if (sabotage.thrower === `${type} in ${phase}`) throw new Error(`thrown in ${phase}`);
  };
  return {
    default: function Throwing(props: never) {
      throwIn('render');
      useEffect(() => throwIn('effect'));
      return createElement('div', { onClick: () => throwIn('click') }, createElement(Block, props));
    },
  };
}

const blocks = Object.fromEntries(
  Object.entries(site.blocks).map(([type, load]) => [type, () => throwing(type, load)]),
);
const { site: config } = checkSite(project);
if (!config) throw new Error('The site config has errors');
const code = createSiteCode({ ...site, blocks: { ...site.blocks, ...blocks } }, config, []);
const types = [...new Set(examples.map(({ type }) => type))];

/** Console warnings. A failed block is reported once per place, so each test uses its own file name. */
const reports: string[] = [];
const file = () => `${expect.getState().currentTestName?.replaceAll(/\W+/g, '-')}.json`;
let root: Root | undefined;

function blockPlan(type: string, block: number): ComponentProps<typeof BlockSlot>['block'] {
  const place = { file: file(), block };
  return { type, place, props: { is: 'literal', value: {} }, queries: [], optional: false };
}

/** Three blocks: a quote, another block, and a quote. For a quote, it is between two blocks of steps. */
function pageWith(type: string): ReactNode {
  const neighbour = type === 'quote' ? 'steps' : 'quote';
  return (
    <Router ssrPath="/insight/blog/example" ssrSearch="">
      <SiteCodeContext value={code}>
        <SendMessageContext value={async () => {}}>
          {[neighbour, type, neighbour].map((each, index) => (
            <BlockSlot
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of this page never move
              key={index}
              blocks={code.blocks}
              block={blockPlan(each, index + 1)}
              props={examples.find((example) => example.type === each)?.props ?? {}}
              index={index}
              hydration={undefined}
            />
          ))}
        </SendMessageContext>
      </SiteCodeContext>
    </Router>
  );
}

/** Renders a page without errors, then hydrates it while one block throws. */
async function hydrate(type: string, phase: Phase): Promise<{ prerendered: string[]; slots: Element[] }> {
  await Promise.all([type, 'quote', 'steps'].map(code.blocks.load));
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(pageWith(type)).replace(/^(?:<link [^>]*>)*/, '');
  const prerendered = [...place.children].map((slot) => slot.innerHTML);
  sabotage.thrower = `${type} in ${phase}`;
  await act(async () => {
    root = hydrateRoot(place, pageWith(type), { onRecoverableError() {} });
  });
  return { prerendered, slots: [...place.children] };
}

function textsOf(parts: readonly string[]): string[] {
  return parts.map((part) => new DOMParser().parseFromString(part, 'text/html').body.textContent);
}

/** Replaces the observer that jsdom does not have: no element is ever visible. */
class HiddenObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

beforeEach(() => {
  // In development a note replaces a failed block.
  vi.stubEnv('DEV', false);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', HiddenObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation((line) => void reports.push(String(line)));
  reports.length = 0;
});

afterEach(async () => {
  sabotage.thrower = '';
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// All types have the same error boundary. So in `npm test` each type throws once, and the types take turns with the phases.
const turns = types.map((type, index) => {
  const turn = index % phases.length;
  return { type, thrown: someOf([...phases.slice(turn), ...phases.slice(0, turn)], 1) };
});

describe.each(turns)('$type', ({ type, thrown }) => {
  it.each(thrown.filter((phase) => phase !== 'click'))(
    'that throws in its %s stays as it was shown, and is reported',
    async (phase) => {
      const { prerendered, slots } = await hydrate(type, phase);
      expect(prerendered[1]).not.toBe('');
      expect(slots.map((slot) => slot.textContent)).toEqual(textsOf(prerendered));
      expect([slots[0]?.innerHTML, slots[2]?.innerHTML]).toEqual([prerendered[0], prerendered[2]]);
      expect(reports).toEqual([`[pagewright] ${file()}, block 2 (${type}): Error: thrown in ${phase}`]);
    },
  );

  it.each(thrown.filter((phase) => phase === 'click'))(
    'that throws in an event handler stays, and so do its neighbours',
    async (phase) => {
      const errors: unknown[] = [];
      const onError = (event: ErrorEvent) => {
        event.preventDefault();
        errors.push(event.message);
      };
      addEventListener('error', onError);
      const { prerendered, slots } = await hydrate(type, phase);
      await act(async () => slots[1]?.querySelector('div')?.click());
      removeEventListener('error', onError);
      expect(errors).toEqual([expect.stringContaining('thrown in click')]);
      // A hydrated form replaces the validation of the browser.
      expect(slots.map((slot) => slot.innerHTML.replace(' novalidate=""', ''))).toEqual(prerendered);
    },
  );
});
