import { describe, expect, it } from 'vitest';
import { usesInStyles } from '../../src/pipeline/code/code-uses.ts';
import { readModule } from '../../src/pipeline/code/read-module.ts';

/** Each use as `purpose origin`, with the text that is marked. */
const found = (text: string, file = 'src/Block.tsx') =>
  readModule(file, text).uses.map(
    ({ purpose, oneOf, origin, start, end }) =>
      `${purpose ?? oneOf?.join(' or ') ?? '?'} ${origin} ${text.slice(start, end)}`,
  );

describe('the URLs of other origins in code', () => {
  it.each([
    [`<Script src="https://js.example/a.js" />`, 'scripts https://js.example'],
    [`<script src={'https://js.example/a.js'} />`, 'scripts https://js.example'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code of a site
    ['<iframe src={`https://maps.example/embed?q=${place}`} />', 'frames https://maps.example'],
    [`<img alt="" src={isDark ? 'https://a.example/1' : '/2.png'} />`, 'images https://a.example'],
    [`<video src={props.src ?? 'https://v.example/film.mp4'} />`, 'media https://v.example'],
    [`<video poster="https://v.example/film.jpg" />`, 'images https://v.example'],
    [`<audio><source src="https://v.example/a.mp3" /></audio>`, 'media https://v.example'],
    [`<form action="https://shop.example/buy" method="post" />`, 'forms https://shop.example'],
    [`<link rel="stylesheet" href="https://css.example/a.css" />`, 'styles https://css.example'],
    [`<link rel="preload" as="font" href="https://fonts.example/a.woff2" />`, 'fonts https://fonts.example'],
    [`<link rel="apple-touch-icon" href="https://a.example/i.png" />`, 'images https://a.example'],
    [`<svg><image href="https://a.example/1.png" /></svg>`, 'images https://a.example'],
    [`<svg><image xlinkHref="https://a.example/1.png" /></svg>`, 'images https://a.example'],
    [`<filter><feImage href="https://a.example/1.png" /></filter>`, 'images https://a.example'],
    [`<input type="image" src="https://a.example/go.png" alt="Go" />`, 'images https://a.example'],
    [`fetch('https://api.example/v1' + path)`, 'connect https://api.example'],
    [`window.fetch(new URL('/v1', 'https://api.example'))`, 'connect https://api.example'],
    [`new WebSocket('wss://live.example')`, 'connect wss://live.example'],
    [`new EventSource('https://live.example/events')`, 'connect https://live.example'],
    [`navigator.sendBeacon('https://count.example', data)`, 'connect https://count.example'],
    [`request.open('POST', 'https://api.example/a')`, 'connect https://api.example'],
    [`import('https://esm.example/map.js')`, 'scripts https://esm.example'],
    [`new Image().src = 'https://a.example/1'`, 'images https://a.example'],
    [`element.setAttribute('srcset', 'https://a.example/1')`, 'images https://a.example'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code of a site
    ['tile.src = `https://tiles.example/${z}`', 'images or scripts or media or frames https://tiles.example'],
    [`location.href = 'https://shop.example'`, '? https://shop.example'],
    [`map.addLayer('https://tiles.example/{z}/{x}')`, '? https://tiles.example'],
    [`<Embed src="https://maps.example" />`, '? https://maps.example'],
    [`<a href="https://shop.example">Shop</a>`, '? https://shop.example'],
    [`<script src="https://JS.example:443/a" />`, 'scripts https://js.example'],
  ])('include %s', (code, expected) => {
    expect(found(`export const result = () => ${code};`)).toEqual([expect.stringContaining(expected)]);
  });

  it('include what code loads into an element that it creates', () => {
    const text = `const film = document.createElement('video') as HTMLVideoElement;
const base = 'https://films.example';
film.src = \`\${base}/\${name}\`;`;
    expect(found(text, 'src/film.ts')).toEqual([`media https://films.example 'https://films.example'`]);
  });

  it('include a constant once, with the purpose for which it is used', () => {
    const text = `const api: string = 'https://api.example';
export const load = () => fetch(\`\${api}/v1\`);
export const other = 'https://other.example';`;
    expect(found(text, 'src/load.ts')).toEqual([
      `connect https://api.example 'https://api.example'`,
      `? https://other.example 'https://other.example'`,
    ]);
  });

  it('include the scripts that a site loads on every page', () => {
    const text = `export const scripts = [{ src: 'https://stats.example/a.js', consent: 'statistics' }] satisfies ScriptOptions[];`;
    expect(found(text, 'src/scripts.ts')).toEqual([
      `scripts https://stats.example 'https://stats.example/a.js'`,
    ]);
  });

  it.each([
    ['a comment', `// fetch('https://a.example')`],
    ['a path', `fetch('/api')`],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code of a site
    ['a host that code completes', 'fetch(`https://api.${host}/v1`)'],
    ['a sentence', `const text = 'See https://a.example';`],
    ['code with a syntax error', `fetch('https://a.example'`],
  ])('do not include %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});

it('stylesheets load other stylesheets, fonts and images', () => {
  const text = `@import url("https://css.example/a.css");
@font-face { font-family: A; src: url(https://fonts.example/a.woff2) format("woff2"); }
/* url(https://comment.example/) */
.a { background: url('https://pictures.example/a.png'), url(/b.png); }`;
  expect(usesInStyles(text).map(({ purpose, origin }) => `${purpose} ${origin}`)).toEqual([
    'styles https://css.example',
    'fonts https://fonts.example',
    'images https://pictures.example',
  ]);
  const [, , image] = usesInStyles(text);
  expect(text.slice(image?.start, image?.end)).toBe('https://pictures.example/a.png');
});

it('code writes HTML as text in many ways', () => {
  const text = `a.innerHTML = b; a.current!.outerHTML += '<p>'; a.insertAdjacentHTML('beforeend', b); document.write(b);
const read = a.innerHTML + a.write(b) + innerHTML;
const c = <p dangerouslySetInnerHTML={{ __html: b }} />;
const d = <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: b }} />;`;
  const { html } = readModule('src/A.tsx', text);
  expect(html?.map(({ sink, start, end }) => [sink, text.slice(start, end)])).toEqual(
    ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'write', 'dangerouslySetInnerHTML'].map((each) => [
      each,
      each,
    ]),
  );
});
