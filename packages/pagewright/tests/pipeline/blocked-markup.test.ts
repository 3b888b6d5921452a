import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockedMarkup } from '../../src/pipeline/code/blocked-markup.ts';
import { blockedHtml } from '../../src/pipeline/files/blocked-html.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'blocked-'));
  mkdirSync(path.join(root, 'src/blocks'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const startOf = (text: string) => text.split('. ')[0];

test('code that built pages do not show is named with its line', () => {
  const code = [
    'export default ({ style }: { readonly style: string }) => (',
    '  <section style={{ color: style }}>',
    '    <Chart style={{ color: "red" }} name="style=" />',
    '    <style>{`p { color: red }`}</style>',
    '    <script src="/a.js" />',
    '    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: "{}" }} />',
    '    {[1].map((each) => <p key={each} style={{ width: each }}>{each}</p>)}',
    '    <meta httpEquiv="Content-Security-Policy" content="default-src *" />',
    '    <meta http-equiv="X-Frame-Options" content="DENY" />',
    '    <meta httpEquiv="refresh" content="60" />',
    '    <object data="/a.pdf" />',
    '    <embed src="/a.pdf" />',
    '    <svg><use href="https://icons.example/all.svg#sun" /><use xlinkHref="//icons.example/all.svg#moon" /></svg>',
    '    <svg><use href="/all.svg#sun" /><use href={"#" + style} /></svg>',
    '  </section>',
    ');',
  ].join('\n');
  writeFileSync(path.join(root, 'src/blocks/Card.tsx'), code);
  writeFileSync(path.join(root, 'src/blocks/Card.stories.tsx'), code);
  writeFileSync(path.join(root, 'src/Broken.tsx'), '<p style={{}}>');
  expect(blockedMarkup(root).map(({ text }) => startOf(text))).toEqual([
    'src/blocks/Card.tsx:2 has a style attribute',
    'src/blocks/Card.tsx:4 has a <style> element',
    'src/blocks/Card.tsx:5 has a <script> element',
    'src/blocks/Card.tsx:7 has a style attribute',
    'src/blocks/Card.tsx:8 has a <meta> element with a content policy',
    'src/blocks/Card.tsx:9 has a <meta> element in place of a header',
    'src/blocks/Card.tsx:11 has an <object> element',
    'src/blocks/Card.tsx:12 has an <embed> element',
    'src/blocks/Card.tsx:13 has a <use> element with a file of another origin',
    'src/blocks/Card.tsx:13 has a <use> element with a file of another origin',
  ]);
});

test('a style attribute in the HTML of a page is named with its block, or the layout', () => {
  const page = [
    '<header style="top:0"><b title="&lt;p style=&quot;x&quot;">M</b></header>',
    '<main id="main"><div data-block="map" data-slot="visit.json:2:1" id="map"><p class="a" hidden style="width:1px">W</p><p style="width:1px"></p></div>',
    '<div data-block="note" data-slot="visit.json:3:2"><p> style="width:1px" </p></div></main><footer style=""></footer>',
  ].join('');
  expect(blockedHtml(page, '/visit').map(({ text }) => startOf(text))).toEqual([
    'The layout has style="top:0" on /visit',
    'visit.json, block 2 (map) has style="width:1px" on /visit',
    'The layout has style="" on /visit',
  ]);
});

test('what browsers never show of the HTML of a page is named with its block, or the layout', () => {
  const page = [
    '<main id="main"><div data-block="map" data-slot="visit.json:2:1" id="map"><object data="/a.pdf"></object>',
    '<svg class="a"><use xlink:href="https://icons.example/all.svg#sun"></use><use href="#moon"></use><use href="/all.svg#moon"></use></svg>',
    '</div></main><footer title="&lt;embed&gt;"><embed src="/a.pdf"/></footer>',
  ].join('');
  expect(blockedHtml(page, '/visit').map(({ text }) => startOf(text))).toEqual([
    'visit.json, block 2 (map) has <use href="https://icons.example/all.svg#sun"> on /visit',
    'visit.json, block 2 (map) has <object> on /visit',
    'The layout has <embed> on /visit',
  ]);
});
