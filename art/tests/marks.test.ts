import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PUBLIC_FOLDER } from '../pictures/files.ts';
import { vectorMarks } from '../pictures/marks/vector-marks.ts';

const marks = await vectorMarks();

describe('marks', () => {
  it.each([...marks])('%s is what its source draws; if not, run "npm run marks"', (file, drawing) => {
    expect(readFileSync(join(PUBLIC_FOLDER, file), 'utf8')).toBe(drawing);
  });
});
