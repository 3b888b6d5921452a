import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { writeSiteIcon } from '../../src/node/images/site-icon.ts';

const root = mkdtempSync(path.join(tmpdir(), 'site icon '));
const client = path.join(root, 'client');
const written = path.join(client, 'favicon.ico');
const ownIcon = path.join(root, 'public/favicon.svg');

beforeEach(() => {
  for (const folder of ['public', 'client']) {
    rmSync(path.join(root, folder), { recursive: true, force: true });
    mkdirSync(path.join(root, folder));
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The picture in the ICO file that was written: its format, its size, and the colour of its centre. */
async function writtenPicture() {
  const ico = readFileSync(written);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(offset + length).toBe(ico.length);
  const picture = sharp(ico.subarray(offset));
  const { format, width, height } = await picture.metadata();
  const centre = await picture.extract({ left: 16, top: 16, width: 1, height: 1 }).raw().toBuffer();
  return { format, width, height, centre: [...centre] };
}

it('browsers that request /favicon.ico get the icon of the site, drawn from its SVG', async () => {
  writeFileSync(
    ownIcon,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path fill="#f00" d="M0 0h9v3H0z"/></svg>\r\n',
  );
  expect(await writeSiteIcon(root, client, [])).toEqual([]);
  expect(await writtenPicture()).toEqual({ format: 'png', width: 32, height: 32, centre: [255, 0, 0, 255] });
});

it('a site without an icon gets a plain one', async () => {
  expect(await writeSiteIcon(root, client, [])).toEqual([]);
  expect(await writtenPicture()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

it('a favicon.ico of the site itself is not changed', async () => {
  writeFileSync(written, 'its own');
  expect(await writeSiteIcon(root, client, [])).toEqual([]);
  expect(readFileSync(written, 'utf8')).toBe('its own');
});

it('a redirect from the path of the icon still works', async () => {
  expect(await writeSiteIcon(root, client, [{ from: '/favicon.ico' }])).toEqual([]);
  expect(existsSync(written)).toBe(false);
});

it('an SVG that cannot be drawn is reported with its file and a way to fix it, and a plain icon replaces it', async () => {
  writeFileSync(ownIcon, '<svg xmlns="http://www.w3.org/2000/svg"><path');
  const [warning, ...others] = await writeSiteIcon(root, client, []);
  expect(others).toEqual([]);
  expect(warning?.text).toMatch(
    /^public\/favicon\.svg: no \/favicon\.ico could be made of this icon \(.+\), /,
  );
  expect(warning?.text).toContain('Correct the file, or add public/favicon.ico');
  expect(existsSync(written)).toBe(true);
});
