import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { kebabCase, sentenceCase } from '../../schema/word-case.ts';

/** What a new site is to be. */
export interface SiteChoices {
  /** As it was typed, relative to the current folder. */
  readonly folder: string;
  /** The address of the WordPress that has the content; empty if it is not known yet. Undefined for a site without WordPress. */
  readonly wordpress: string | undefined;
  /** Tags such as `en` or `pt-BR`. The first is the default language. */
  readonly languages: readonly string[];
  readonly tailwind: boolean;
}

/** What the command line says of the choices, as Commander reads it. */
export interface GivenChoices {
  readonly folder?: string | undefined;
  /** False for `--no-wordpress`, true for `--wordpress` without an address. */
  readonly wordpress?: string | boolean;
  readonly languages?: string;
  readonly tailwind?: boolean;
}

/** What is taken for a choice that nobody makes. */
export const defaultChoices: SiteChoices = {
  folder: 'my-site',
  wordpress: undefined,
  languages: ['en'],
  tailwind: false,
};

/** A choice that cannot be used. The message says what was found, what was expected, and what to do. */
export class ChoiceError extends Error {
  override readonly name = 'ChoiceError';
}

/** Folders that a host of repositories or an editor makes in a new folder. The site does not touch them. */
const foreign: ReadonlySet<string> = new Set(['.git', '.DS_Store', '.idea', '.vscode']);

/** Returns a folder into which a site can be written. Throws ChoiceError for any other. */
export function usableFolder(folder: string): string {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found && !found.isDirectory())
    throw new ChoiceError(`${folder} is a file, but a folder is expected. Choose another name.`);
  const files = found ? readdirSync(folder).filter((name) => !foreign.has(name)) : [];
  if (files.length > 0)
    throw new ChoiceError(
      `The folder ${folder} is not empty: it has ${files.slice(0, 3).join(', ')}${files.length > 3 ? ', …' : ''}. Choose another folder, or remove its files.`,
    );
  return folder;
}

/** Returns the address of a WordPress without the part that every WordPress has. Throws ChoiceError for anything else. */
export function wordpressAddress(text: string): string {
  const example = 'such as https://wordpress.example.com';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    const withProtocol = `https://${text}`;
    const isHost = /^[\w-]+(?:\.[\w-]+)+(?:[:/].*)?$/.test(text) && URL.canParse(withProtocol);
    const advice = isHost ? ` Did you mean ${withProtocol}?` : '';
    throw new ChoiceError(
      `The address of WordPress must be a URL, ${example}, but is ${JSON.stringify(text)}.${advice}`,
    );
  }
  if (url.username !== '' || url.password !== '')
    throw new ChoiceError(
      `The address of WordPress must be a URL without a user name and a password, ${example}. Write them into the variable CONTENT_AUTHORIZATION.`,
    );
  if (url.search !== '' || url.hash !== '')
    throw new ChoiceError(
      `The address of WordPress must be a URL without "?" and "#", ${example}, but is ${JSON.stringify(text)}.`,
    );
  return url.href.replace(/\/(?:wp-json|wp-admin)\/?$/, '').replace(/\/+$/, '');
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** The tag in its usual spelling: `pt-BR` for `pt-br`. Undefined if no language has it. */
function knownTag(text: string): string | undefined {
  try {
    const locale = new Intl.Locale(text);
    return languageNames.of(locale.language) === undefined ? undefined : locale.toString();
  } catch {
    return undefined;
  }
}

/** Reads tags of languages, separated by commas or spaces. Throws ChoiceError if one is unknown or there twice. */
export function languageTags(text: string): readonly string[] {
  const written = text.split(/[\s,]+/).filter(Boolean);
  if (written.length === 0)
    throw new ChoiceError(
      'The languages must be tags such as "en,de", but there is none. Write at least one.',
    );
  const tags = written.map((each) => {
    const tag = knownTag(each);
    if (tag !== undefined) return tag;
    throw new ChoiceError(
      `The languages must be tags such as en, de or pt-BR, separated by commas, but ${JSON.stringify(each)} is no known tag.`,
    );
  });
  const twice = tags.find((tag, index) => tags.indexOf(tag) < index);
  if (twice !== undefined)
    throw new ChoiceError(`The languages name ${twice} twice. Write each language once.`);
  return tags;
}

/** The choices of a command line, without those that it does not make. Throws ChoiceError if one cannot be used. */
export function readChoices({ folder, wordpress, languages, tailwind }: GivenChoices): Partial<SiteChoices> {
  return {
    ...(folder === undefined ? {} : { folder: usableFolder(folder) }),
    ...(wordpress === undefined
      ? {}
      : {
          wordpress: typeof wordpress === 'string' ? wordpressAddress(wordpress) : wordpress ? '' : undefined,
        }),
    ...(languages === undefined ? {} : { languages: languageTags(languages) }),
    ...(tailwind === undefined ? {} : { tailwind }),
  };
}

/** The name of the package in a folder: `bread-butter` for the folder `Bread & Butter`. */
export function packageName({ folder }: Pick<SiteChoices, 'folder'>): string {
  return kebabCase(path.basename(path.resolve(folder))) || 'my-site';
}

/** The name of the site in a folder: `Bread butter` for the folder `Bread & Butter`. */
export function siteName(choices: Pick<SiteChoices, 'folder'>): string {
  return sentenceCase(packageName(choices));
}
