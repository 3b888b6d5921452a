import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadExtensions, readProject } from '../../src/pipeline/project/read-project.ts';
import { checkSite } from '../../src/pipeline/site/checked-site.ts';
import { buildInProcess } from './build-in-process.ts';
import { SmallSite } from './small-site.ts';

// It runs a build, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = 'extensions/weather';
const blockModule = `import { createElement } from 'react';
import { useSiteConfig } from 'pagewright/blocks';
export default function Forecast({ title, days }) {
  return createElement('section', { 'data-forecast': useSiteConfig().head.language },
    createElement('h2', null, title),
    createElement('ul', null, days.map(({ day, sky }) => createElement('li', { key: day }, day + ': ' + sky))));
}
`;
const sourceModule = `export default {
  api: { name: 'Weather office', urlOf: ({ path }) => '/' + path, isMissing: () => false },
  request: ({ place }) => ({ path: 'forecast/' + place }),
};
`;
const text = (title: string) => ({ title, description: `The ${title}.`, type: 'string', minLength: 1 });
const group = (title: string, properties: Readonly<Record<string, object>>) => ({
  title,
  description: `A ${title}.`,
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const days = {
  title: 'Days',
  description: 'The next days.',
  type: 'array',
  items: group('Day', { day: text('day'), sky: text('sky') }),
};
const blockSchema = {
  ...group('Forecast', { title: text('heading'), days }),
  examples: [
    { title: 'Weather', days: [] },
    { title: 'Weather', days: [{ day: 'Monday', sky: 'sun' }] },
  ],
};
const sourceSchema = group('ForecastOf', {
  params: group('Params', { place: text('place') }),
  content: group('Content', { days }),
});
const extension = (more = '') => `export default {
  name: 'weather-extension',
  blocks: { forecast: { schema: ${JSON.stringify(blockSchema)}, module: './${folder}/Forecast.js' } },
  sources: { 'forecast-of': { schema: ${JSON.stringify(sourceSchema)}, module: './${folder}/forecast-of.js' } },
  rules: [{
    name: 'titles-name-the-weather',
    check: ({ config }) => config.blocks.flatMap(({ type, props }, index) =>
      type === 'forecast' && !/weather/i.test(props.title)
        ? [{ at: ['blocks', index, 'props', 'title'], message: 'The title does not name the weather.', repair: 'Write the word.' }]
        : []),
  }],
  policy: { connect: { 'https://weather.example': 'Forecasts that the block reads itself' } },
  ${more}
};
`;
const page = (title: string) =>
  JSON.stringify({
    route: '/',
    head: { title: 'Weather', description: 'The weather at the harbour.' },
    data: { week: { source: 'forecast-of', params: { place: 'harbour' } } },
    blocks: [
      { type: 'masthead', props: { title: 'Weather' } },
      { type: 'forecast', props: { title, days: '{week.days}' } },
    ],
  });

/** Serves the forecast of the harbour. */
const service = createServer((request, response) => {
  const isHarbour = request.url === '/forecast/harbour';
  const forecast = { days: [{ day: 'Monday', sky: 'sun' }, { day: 'Tuesday' }] };
  response.writeHead(isHarbour ? 200 : 404, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(isHarbour ? forecast : {}));
});

function mkdirp(made: string): string {
  mkdirSync(made, { recursive: true });
  return made;
}

let project: SmallSite;
let url: string;
beforeAll(async () => {
  project = new SmallSite();
  project.write(`${folder}/Forecast.js`, blockModule);
  project.write(`${folder}/forecast-of.js`, sourceModule);
  project.write(`${folder}/extension.js`, extension());
  project.edit('pagewright.config.ts', (text) =>
    `import weather from './${folder}/extension.js';\n${text}`.replace(
      'defineProject({',
      'defineProject({\n  extensions: [weather],',
    ),
  );
  for (const file of ['article', 'home']) project.removeFile(`page-configs/${file}.json`);
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  service.close();
  project.remove();
});

describe('a site with an extension', () => {
  it('checks pages with its rules, and shows its blocks with the content of its sources', async () => {
    project.write('page-configs/weather.json', page('The sky'));
    await loadExtensions(project.root);
    expect(checkSite(project.root).printed).toMatch(
      /weather\.json:\d+:\d+ error extension-rule\n {2}The title does not name the weather\./,
    );
    project.write('page-configs/weather.json', page('The weather'));
    const { status, output } = await buildInProcess(project, url);
    expect({ status, output }).toEqual({ status: 0, output: expect.not.stringContaining('error') });
    const html = project.read('dist/index.html');
    expect(html).toContain(
      '<section data-forecast="en"><h2>The weather</h2><ul><li>Monday: sun</li></ul></section>',
    );
    // Its decoder is in the bundle, and not among the files of the site.
    expect(existsSync(path.join(project.root, 'src/generated/decode/decode-forecast-of.ts'))).toBe(false);
    // Its code is in the browser’s bundle, its policy in the policy of the site.
    expect([...project.built().keys()].filter((file) => /assets\/Forecast-.*\.js$/.test(file))).toHaveLength(
      1,
    );
    expect((await readProject(project.root)).policy).toEqual({
      connect: {
        'https://weather.example': 'weather-extension: Forecasts that the block reads itself',
      },
    });
  });

  it.each([
    ['an unknown key', 'styles: {},', /An extension has no property "styles"/],
    [
      'a wrong origin',
      "policy: { scripts: { 'js.example.com': 'The map' } },",
      /wrong-origin\n.*"js\.example\.com" does not begin with "https:/,
    ],
    [
      'a name that is taken',
      `blocks: { masthead: { schema: ${JSON.stringify(blockSchema)}, module: 'x' } },`,
      /Two blocks are named "masthead"/,
    ],
    [
      'a module that cannot be imported',
      `blocks: { forecast: { schema: ${JSON.stringify(blockSchema)}, module: 'weather-parts/Forecast' } },`,
      /cannot import it/,
    ],
    [
      'a mistake in a schema',
      `blocks: { forecast: { schema: { title: 'Forecast' }, module: './${folder}/Forecast.js' } },`,
      /weather-extension has mistakes in its schemas:\n {2}blocks\/forecast\.json/,
    ],
  ])('names %s', async (_, lines, expected) => {
    // A folder of its own, because Node keeps the modules that it has imported.
    const root = mkdtempSync(path.join(project.root, 'other-'));
    for (const file of ['Forecast.js', 'forecast-of.js', 'extension.js'])
      writeFileSync(
        path.join(mkdirp(path.join(root, folder)), file),
        file === 'extension.js' ? extension(lines) : '',
      );
    writeFileSync(path.join(mkdirp(path.join(root, 'schemas/blocks')), 'masthead.json'), '{}');
    writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
    writeFileSync(
      path.join(root, 'pagewright.config.ts'),
      `import weather from './${folder}/extension.js';\nexport default { siteUrl: 'https://a.example', extensions: [weather] };\n`,
    );
    await expect(loadExtensions(root)).rejects.toThrow(expected);
  });
});
