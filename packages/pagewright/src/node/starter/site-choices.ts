import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { kebabCase, sentenceCase } from '../../schema/word-case.ts';
import type { StarterService, StarterServices } from './starter-services.ts';

/** The content service of a new site. */
export interface ChosenService {
  /** Its name in `starterServices()`. */
  readonly name: string;
  /** Empty if it is not known yet. */
  readonly address: string;
}

/** What a new site is to be. */
export interface SiteChoices {
  /** As it was typed, relative to the current folder. */
  readonly folder: string;
  /** The content service. Undefined for a site that has all content in page configs. */
  readonly service: ChosenService | undefined;
  /** Tags such as `en` or `pt-BR`. The first is the default language. */
  readonly languages: readonly string[];
  readonly tailwind: boolean;
}

/** What the command line says of the choices, as Commander reads it. */
export interface GivenChoices {
  readonly languages?: string;
  readonly tailwind?: boolean;
  /** By the name of a content service: its address, true for an option without an address, or false for an option with `no-`. */
  readonly [service: string]: string | boolean | undefined;
}

/** What is taken for a choice that nobody makes. */
export const defaultChoices: SiteChoices = {
  folder: 'my-site',
  service: undefined,
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

/** Returns the address of a content service, without the last parts that do not belong to it. Throws ChoiceError for anything else. */
export function serviceAddress({ label, example, endings }: StarterService, text: string): string {
  const expected = (what: string) => `The address of ${label} must be a URL${what}, such as ${example}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    const withProtocol = `https://${text}`;
    const isHost = /^[\w-]+(?:\.[\w-]+)+(?:[:/].*)?$/.test(text) && URL.canParse(withProtocol);
    const advice = isHost ? ` Did you mean ${withProtocol}?` : '';
    throw new ChoiceError(`${expected('')}, but is ${JSON.stringify(text)}.${advice}`);
  }
  if (url.username !== '' || url.password !== '')
    throw new ChoiceError(
      `${expected(' without a user name and a password')}. Write these into the variable CONTENT_AUTHORIZATION.`,
    );
  if (url.search !== '' || url.hash !== '')
    throw new ChoiceError(`${expected(' without "?" and "#"')}, but is ${JSON.stringify(text)}.`);
  const address = url.href.replace(/\/+$/, '');
  const ending = endings.find((each) => address.endsWith(`/${each}`));
  return ending === undefined ? address : address.slice(0, -ending.length - 1);
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
      `The languages must be tags such as en, de or pt-BR, separated by commas, but ${JSON.stringify(each)} is not a known tag.`,
    );
  });
  const twice = tags.find((tag, index) => tags.indexOf(tag) < index);
  if (twice !== undefined)
    throw new ChoiceError(`The languages name ${twice} twice. Write each language once.`);
  return tags;
}

/** The content service that the options choose: undefined if they say that there is none, and no object if they say nothing. */
function chosenService(
  given: GivenChoices,
  services: StarterServices,
): { readonly service?: ChosenService | undefined } {
  const chosen = Object.entries(services).flatMap(([name, service]): ChosenService[] => {
    const value = given[name];
    if (value === undefined || value === false) return [];
    return [{ name, address: typeof value === 'string' ? serviceAddress(service, value) : '' }];
  });
  const [first, second] = chosen;
  if (first && second)
    throw new ChoiceError(
      `A new site has one content service, but there are --${first.name} and --${second.name}.`,
    );
  if (first) return { service: first };
  return Object.keys(services).some((name) => given[name] === false) ? { service: undefined } : {};
}

/** Throws ChoiceError if the words of a command line turn an option on and off: the parser keeps only the last of them. */
export function rejectContradictions(words: readonly string[], names: readonly string[]): void {
  const isGiven = (option: string) => words.some((word) => word === option || word.startsWith(`${option}=`));
  const both = names.find((name) => isGiven(`--${name}`) && isGiven(`--no-${name}`));
  if (both !== undefined)
    throw new ChoiceError(`--${both} and --no-${both} contradict each other. Write only one of them.`);
}

/** The choices of a command line, without those that it does not make. Throws ChoiceError if one cannot be used. */
export function readChoices(
  folder: string | undefined,
  given: GivenChoices,
  services: StarterServices,
): Partial<SiteChoices> {
  const { languages, tailwind } = given;
  return {
    ...(folder === undefined ? {} : { folder: usableFolder(folder) }),
    ...chosenService(given, services),
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
