import { readFileSync, statSync } from 'node:fs';
import path, { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PUBLIC_FOLDER } from '../../../scripts/images/files.ts';
import { vectorMarks } from '../../../scripts/images/marks/vector-marks.ts';
import { readWorkspace } from '../../../src/build/check-workspace.ts';

const marks = await vectorMarks();

describe('marks', () => {
  it.each([...marks])(
    '%s is what its source draws; if not, run scripts/images/draw-marks.ts',
    (file, drawing) => {
      expect(readFileSync(join(PUBLIC_FOLDER, file), 'utf8')).toBe(drawing);
    },
  );

  it.each([...marks])('%s needs no font, no script and nothing from elsewhere', (_file, drawing) => {
    expect(drawing).not.toMatch(/<text|<script|href=|url\(|font-family/);
  });

  it('tell the build their size, so that a page keeps room for them', () => {
    const addresses = [...marks.keys()].filter((file) => file.endsWith('.svg')).map((file) => `/${file}`);
    const { images } = readWorkspace(path.dirname(PUBLIC_FOLDER));
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses)
      expect(images[address], address).toEqual({ width: expect.any(Number), height: expect.any(Number) });
    expect(images['/brands/halden.svg']).toEqual({ width: 180, height: 120 });
  });

  it.each(['og.png', 'blogimage2.png', 'CaseStudyHero.png'])('%s weighs less than 150 kB', (file) => {
    expect(statSync(join(PUBLIC_FOLDER, file)).size).toBeLessThan(150 * 1024);
  });
});
