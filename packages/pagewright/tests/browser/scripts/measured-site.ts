import { SmallSite } from '../../projects/small-site.ts';
import { declaredFrames } from './player-tests.ts';

/** The scripts of the site. `%` is the origin of the other host. */
const siteScripts = `import type { ScriptOptions } from 'pagewright';

declare global {
  var plainStats: (path: string) => void;
  var _queue: { push(...calls: readonly (readonly [string, string])[]): void };
}

export const scripts: readonly ScriptOptions[] = [
  {
    src: '%/plain.js',
    attributes: { 'data-site': 'museum', id: 'plain' },
    onPageView: ({ path }) => globalThis.plainStats(path),
  },
  {
    src: '%/queue.js',
    consent: 'statistics',
    before: () => {
      Reflect.set(globalThis, '_queue', [['setSite', '7']]);
    },
    onPageView: ({ url, title }) => globalThis._queue.push(['page', new URL(url).pathname + ' ' + title]),
    onWithdraw: () => globalThis._queue.push(['stop', '']),
  },
  { src: '%/missing.js' },
  // Computed, so that the check does not find it before the browser does.
  { src: ['https://undeclared.example', 'widget.js'].join('/') },
  { src: '%/greedy.js', consent: 'marketing' },
];
`;

/** A block with a form of another service, and a map that writes HTML. Its question is below both. */
const notice = `import type { BlockProps } from 'pagewright';
import { Script, useConsent, useConsentKinds } from 'pagewright/scripts';
import { useEffect, useRef } from 'react';
import { Band } from '../Band.tsx';

function Map() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current) element.current.innerHTML = '<button type="button">Zoom in</button>';
  }, []);
  return <div ref={element} className="map" />;
}

function Question() {
  const kinds = useConsentKinds();
  const statistics = useConsent('statistics');
  if (kinds.length === 0) return null;
  return (
    <section className="question" data-consent-question="" tabIndex={-1} aria-label="Statistics">
      <p>May we count visits? Now: {statistics}</p>
      {kinds.map((kind) => (
        <label key={kind}>
          <input type="checkbox" data-consent-kind={kind} /> {kind}
        </label>
      ))}
      <button type="button" data-consent="give">Accept</button>
      <button type="button" data-consent="withdraw">Decline</button>
      <button type="button" data-consent="save">Save</button>
    </section>
  );
}

export default function Notice({ text, tone }: BlockProps['notice']) {
  return (
    <Band tone={tone}>
      <p>
        {text} <a href="/journal/a-mile-of-rope" data-navigate="">Next</a>
      </p>
      <button type="button" data-consent="ask">Privacy</button>
      <div id="newsletter" />
      <Script
        src="%/forms.js"
        onReady={() => Reflect.get(globalThis, 'otherForms').create('#newsletter')}
      />
      <Script src="%/forms.js" />
      <Map />
      <Question />
    </Band>
  );
}
`;

/** A block with the question that hydrates when it is touched. */
const lateQuestion = `import { useConsentKinds } from 'pagewright/scripts';
import { Band } from '../Band.tsx';

export default function SearchForm() {
  return (
    <Band tone="sea">
      <section className="question" data-consent-question="" tabIndex={-1} aria-label="Late question">
        <button type="button" data-consent="give">Yes to {useConsentKinds().length}</button>
      </section>
    </Band>
  );
}
`;

/** A page whose question has not hydrated when it is answered. */
const latePage = {
  route: '/late',
  head: {
    title: 'Late',
    description: 'A page of the example whose question is pressed before its code has loaded.',
  },
  blocks: [{ type: 'search-form', props: { title: 'Late', action: '/', label: 'Words', button: 'Search' } }],
  end: [],
};

/** A page without the question. */
const silentPage = {
  route: '/silent',
  head: { title: 'Silent', description: 'A page of the example on which nothing is said at the end.' },
  blocks: [{ type: 'masthead', props: { title: 'Silent' } }],
  end: [],
};

const style = `
.question { display: none; position: fixed; inset: auto 0 0; background: #fff; }
html[data-consent='open'] .question { display: block; }
`;

/** A small site that uses scripts of another host in each documented way, asks for consent, and reports to that host. */
export function measuredSite(origin: string): SmallSite {
  const site = new SmallSite();
  site.write('src/scripts.ts', siteScripts.replaceAll('%', origin));
  site.write('src/blocks/Notice.tsx', notice.replaceAll('%', origin));
  // Articles end with the blocks of all pages. One page has no end, so nobody can answer there.
  site.edit('page-configs/article.json', (text) => {
    const { end: _, ...page } = JSON.parse(text);
    return JSON.stringify(page);
  });
  site.write('src/blocks/SearchForm.tsx', lateQuestion);
  // The players of an article wake before its text hydrates.
  for (const type of ['search-form', 'essay'])
    site.edit(`schemas/blocks/${type}.json`, (text) =>
      text.replace('"type": "object",', '"type": "object", "hydrate": "touched",'),
    );
  site.addPages([silentPage, latePage]);
  site.edit('src/style.css', (text) => text + style);
  site.edit('src/site.ts', (text) =>
    text.replace('  sources,\n', "  sources,\n  scripts: () => import('./scripts.ts'),\n"),
  );
  site.edit('pagewright.config.ts', (text) =>
    text.replace(
      'export default defineProject({',
      `$&
  policy: {
    scripts: { '${origin}': 'Statistics, and the form for the newsletter' },
    connect: { '${origin}': 'Where both send to' },
    html: 'The form and the map write HTML',
    ${declaredFrames}
  },
  consent: { kinds: ['statistics', 'marketing'], version: '2' },
  reports: { to: '${origin}/reports' },`,
    ),
  );
  return site;
}
