// @vitest-environment jsdom
import { act, type ComponentProps, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { checkSite } from '../../../packages/pagewright/src/pipeline/site/checked-site.ts';
import { BlockSlot } from '../../../packages/pagewright/src/render/blocks/BlockSlot.tsx';
import { SendMessageContext } from '../../../packages/pagewright/src/render/send-message.ts';
import { createSiteCode, SiteCodeContext } from '../../../packages/pagewright/src/render/site-code.ts';
import site from '../../../src/site.ts';
import { examples, root as project } from './block-world.tsx';

type Phase = 'render' | 'effect' | 'click';

/** The block that throws, and when. Every block of the registry below reads it. */
const sabotage = vi.hoisted(() => ({ thrower: '' }));

vi.mock('../../../src/blocks/block-registry.ts', async (importOriginal) => {
  const { blockRegistry } = await importOriginal<typeof import('../../../src/blocks/block-registry.ts')>();
  const loaders: { readonly [type: string]: () => Promise<{ default(props: object): ReactNode }> } =
    blockRegistry;
  const throwing = async (type: string) => {
    const { default: Block } = (await loaders[type]?.()) ?? { default: () => null };
    const throwIn = (phase: Phase) => {
      if (sabotage.thrower === `${type} in ${phase}`) throw new Error(`thrown in ${phase}`);
    };
    return {
      default: function Throwing(props: object) {
        throwIn('render');
        useEffect(() => throwIn('effect'));
        return createElement('div', { onClick: () => throwIn('click') }, createElement(Block, props));
      },
    };
  };
  return {
    blockRegistry: Object.fromEntries(Object.keys(loaders).map((type) => [type, () => throwing(type)])),
  };
});

const { site: config } = checkSite(project);
if (!config) throw new Error('The site config has errors');
const code = createSiteCode(site, config, []);
const types = [...new Set(examples.map(({ type }) => type))];

/** Reports of a block, which are written once for each place, and so each test has a place of its own. */
const reports: string[] = [];
const file = () => `${expect.getState().currentTestName?.replaceAll(/\W+/g, '-')}.json`;
let root: Root | undefined;

function blockPlan(type: string, block: number): ComponentProps<typeof BlockSlot>['block'] {
  const place = { file: file(), block };
  return { type, place, props: { is: 'literal', value: {} }, queries: [], optional: false };
}

/** A block of a type between two quotes, or between two steps where it is a quote itself. */
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

/** Hydrates the written HTML of a page on which a block throws from now on. */
async function hydrate(type: string, phase: Phase): Promise<{ written: string[]; slots: Element[] }> {
  await Promise.all([type, 'quote', 'steps'].map(code.blocks.load));
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(pageWith(type)).replace(/^(?:<link [^>]*>)*/, '');
  const written = [...place.children].map((slot) => slot.innerHTML);
  sabotage.thrower = `${type} in ${phase}`;
  await act(async () => {
    root = hydrateRoot(place, pageWith(type), { onRecoverableError() {} });
  });
  return { written, slots: [...place.children] };
}

/** What jsdom lacks: nothing ever comes into view. */
class BlindObserver implements IntersectionObserver {
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
  // In development an author sees a note in the place of the block.
  vi.stubEnv('DEV', false);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', BlindObserver);
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

describe.each(types)('%s', (type) => {
  it.each(['render', 'effect'] as const)(
    'that throws in its %s is left out alone and reported',
    async (phase) => {
      const { written, slots } = await hydrate(type, phase);
      expect(written[1]).not.toBe('');
      expect(slots[1]?.textContent).toBe('');
      expect([slots[0]?.innerHTML, slots[2]?.innerHTML]).toEqual([written[0], written[2]]);
      expect(reports).toEqual([`[pagewright] ${file()}, block 2 (${type}): Error: thrown in ${phase}`]);
    },
  );

  it('that throws in an event handler stays, as do its neighbours', async () => {
    const thrown: unknown[] = [];
    const onError = (event: ErrorEvent) => {
      event.preventDefault();
      thrown.push(event.message);
    };
    addEventListener('error', onError);
    const { written, slots } = await hydrate(type, 'click');
    await act(async () => slots[1]?.querySelector('div')?.click());
    removeEventListener('error', onError);
    expect(thrown).toEqual([expect.stringContaining('thrown in click')]);
    expect(slots.map((slot) => slot.innerHTML)).toEqual(written);
  });
});
