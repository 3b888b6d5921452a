import { expect, it, onTestFinished } from 'vitest';
import { pathsWithoutBase } from '../../src/pipeline/code/paths-in-code.ts';
import { MuseumCopy } from '../sites/museum-project.ts';

const code = `
export async function load(name: string) {
  await fetch('/data.json');
  await window.fetch(\`/data/\${name}.json\`);
  location.href = '/visit';
  window.location.assign('/visit');
  window.open('/plan.pdf');
  history.pushState(null, '', '/visit');
  new EventSource('/events');
  const picture = new Image();
  picture.src = '/pictures/gulls.avif';
  // Right as they are.
  await fetch('/wp-json/wp/v2/posts');
  await fetch('https://example.com/data.json');
  await fetch('//example.com/data.json');
  await fetch(sitePath('/data.json'));
  '/a/b'.replace('/a', '/b');
  Object.assign('/a', {});
  return <a href="/visit">{name}</a>;
}`;

it('paths that code gives to the browser without an element are reported at their lines', () => {
  const project = new MuseumCopy();
  onTestFinished(() => project.remove());
  project.write('src/blocks/Loader.tsx', code);
  const texts = pathsWithoutBase(project.root, '/museum', '/wp-json').map(({ text }) => text);
  expect(texts.map((text) => text.split(', which')[0])).toEqual([
    'src/blocks/Loader.tsx:3 has the path /data.json',
    'src/blocks/Loader.tsx:4 has the path /data/',
    'src/blocks/Loader.tsx:5 has the path /visit',
    'src/blocks/Loader.tsx:6 has the path /visit',
    'src/blocks/Loader.tsx:7 has the path /plan.pdf',
    'src/blocks/Loader.tsx:8 has the path /visit',
    'src/blocks/Loader.tsx:9 has the path /events',
    'src/blocks/Loader.tsx:11 has the path /pictures/gulls.avif',
  ]);
  expect(texts[0]).toContain('Write sitePath(…) around it, from pagewright/blocks');
  expect(pathsWithoutBase(project.root, '', '/wp-json')).toEqual([]);
});
