import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readImageIndex } from '../../../packages/pagewright/src/pipeline/site/image-index.ts';
import project from '../../../pagewright.config.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'public');
const images = readImageIndex(root);
const fileOf = (address: string) => path.join(folder, address);
const kilobytes = (address: string) => Math.round(statSync(fileOf(address)).size / 1024);

const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => `/${file.split(path.sep).join('/')}`);

describe('images of the site', () => {
  it('have at most 110 kB at 800 pixels', () => {
    const medium = Object.keys(images).filter(
      (address) => images[address]?.width === 800 && /avif$/.test(address),
    );
    expect(medium.length).toBeGreaterThan(20);
    expect(medium.filter((address) => kilobytes(address) > 110)).toEqual([]);
  });

  it.each(['/og.png', '/blogimage2.png', '/CaseStudyHero.png'])('%s has less than 150 kB', (address) => {
    expect(kilobytes(address)).toBeLessThan(150);
  });

  it.each(drawings)('%s has a size and no fonts, scripts or external resources', (address) => {
    expect(images[address]).toEqual({ width: expect.any(Number), height: expect.any(Number) });
    expect(readFileSync(fileOf(address), 'utf8')).not.toMatch(/<text|<script|href=|url\((?!#)|font-family/);
  });

  it('are offered in all of their widths', () => {
    const { srcset = '' } = images['/people/amara-obi.avif'] ?? {};
    expect(srcset).toBe('/people/amara-obi-320.avif 320w, /people/amara-obi.avif 640w');
  });
});

describe('the font', () => {
  it('has at most 30 kB in the file that every page preloads, and a licence', () => {
    const { font = '' } = project;
    expect(statSync(fileOf(font)).size, font).toBeLessThanOrEqual(30_000);
    expect(existsSync(path.join(folder, 'fonts/OFL.txt'))).toBe(true);
  });
});
