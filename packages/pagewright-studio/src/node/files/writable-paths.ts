import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { ExplainedError } from 'pagewright/tooling/node';
import { pagesFolder } from '../project-data.ts';

/** The folders that the studio may write to, and the file extensions that each allows. */
const places = [
  {
    folder: pagesFolder,
    extensions: /\.json$/,
    asked: 'JSON files, such as "page-configs/about-us.json"',
  },
  {
    folder: 'public',
    extensions: /\.(?:avif|gif|jpe?g|png|webp)$/,
    asked: 'images with the extension .avif, .webp, .png, .jpg, .jpeg or .gif in lower case',
  },
] as const;

/** In bytes: the limit of most file systems. */
const maxNameBytes = 255;

/** Tests for each rule about names in a path, with a sentence that says how to correct the name. */
const nameRules: readonly (readonly [isBroken: (name: string) => boolean, reason: string])[] = [
  [(name) => name === '' || name === '.' || name === '..', 'a path has no empty parts, "." or ".."'],
  [(name) => /[\p{Cc}\p{Cs}]/u.test(name), 'it contains control characters. Remove them'],
  [
    (name) =>
      /[\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u.test(name),
    'it contains characters that nobody can see. Type the name again',
  ],
  [(name) => name !== name.normalize('NFC'), 'its accents are separate characters. Type the name again'],
  [(name) => /[\\:]/.test(name), 'it contains "\\" or ":". Write "/" between folders'],
  [(name) => /[<>"|?*]/.test(name), 'it contains one of < > " | ? *, which Windows does not allow'],
  [(name) => name.startsWith('.'), 'names that start with a dot are hidden. Remove the dot'],
  [(name) => /[. ]$/.test(name), 'Windows removes dots and spaces at the end of a name. Remove them'],
  [
    (name) => /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i.test(name),
    'Windows keeps this name for a device. Choose another name',
  ],
  [
    (name) => Buffer.byteLength(name) > maxNameBytes,
    `a name can have at most ${maxNameBytes} bytes. Choose a shorter one`,
  ],
];

const refusal = (file: string, reason: string) =>
  new ExplainedError(`The studio cannot write ${JSON.stringify(file.slice(0, 300))}: ${reason}.`);

/**
 * Throws an ExplainedError unless the studio may write a file: a JSON file below `page-configs/`, or an image below `public/`, with a name
 * that means the same on all systems. SVG images are not allowed, because they can contain scripts that would run in visitors' browsers.
 * @param file path relative to the project, with `/` as separator
 */
export function assertWritableName(file: string): void {
  const names = file.split('/');
  for (const name of names) {
    const [, reason] = nameRules.find(([isBroken]) => isBroken(name)) ?? [];
    if (reason !== undefined) throw refusal(file, reason);
  }
  const place = names.length > 1 ? places.find(({ folder }) => folder === names[0]) : undefined;
  if (!place) throw refusal(file, 'it writes only below "page-configs/" and "public/"');
  if (/\.svgz?$/i.test(file))
    throw refusal(file, 'SVG can contain script that runs for visitors. Save the image as PNG or WebP');
  if (!place.extensions.test(file))
    throw refusal(file, `below "${place.folder}/" it writes only ${place.asked}`);
}

/** A name in a form that is equal for all names which case-insensitive file systems do not distinguish. */
export const foldedName = (name: string): string => name.normalize('NFC').toUpperCase().toLowerCase();

/** The existing name in a folder that differs from a name only in case; undefined if there is none, or if the name itself exists too. */
function otherSpelling(folder: string, name: string): string | undefined {
  const names = readdirSync(folder);
  return names.includes(name) ? undefined : names.find((each) => foldedName(each) === foldedName(name));
}

/** The place on disk of a file that the studio may write. */
interface WritablePlace {
  /** Absolute path without links. */
  readonly file: string;
  /** The parent folders that do not exist yet, outermost first. */
  readonly missing: readonly string[];
}

/**
 * Finds the place of a file on disk. Throws an ExplainedError for a name that the studio may not write, for a parent that is a link or not
 * a folder, and for a name that differs from an existing one only in case. The project itself may be behind a link.
 * @param file path relative to the project, with `/` as separator
 */
export function writablePlace(root: string, file: string): WritablePlace {
  assertWritableName(file);
  const names = file.split('/');
  const missing: string[] = [];
  let at = realpathSync(root);
  for (const [index, name] of names.entries()) {
    const isLast = index === names.length - 1;
    const spelling = missing.length > 0 ? undefined : otherSpelling(at, name);
    const here = names.slice(0, index + 1).join('/');
    if (spelling !== undefined)
      throw refusal(file, `${JSON.stringify(spelling)} exists, which differs only in case. Use that name`);
    at = path.join(at, name);
    const found = lstatSync(at, { throwIfNoEntry: false });
    if (found?.isSymbolicLink())
      throw refusal(
        file,
        `${JSON.stringify(here)} is a link, and may lead out of the project. Replace it with what it links to`,
      );
    if (found && !(isLast ? found.isFile() : found.isDirectory()))
      throw refusal(file, `${JSON.stringify(here)} is not a ${isLast ? 'file' : 'folder'}`);
    if (!found && !isLast) missing.push(at);
  }
  return { file: at, missing };
}
