import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { askChoices, CancelledError, type Terminal } from '../starter/ask-choices.ts';
import {
  ChoiceError,
  defaultChoices,
  type GivenChoices,
  readChoices,
  rejectContradictions,
  type SiteChoices,
  usableFolder,
} from '../starter/site-choices.ts';
import { starterFiles } from '../starter/starter-files.ts';
import { type StarterServices, starterServices } from '../starter/starter-services.ts';

/** `yes` takes the default of each choice that is not given, also in a terminal. */
type InitOptions = GivenChoices & { readonly yes?: boolean };

/** The package manager that started the command, as it says itself: `pnpm/10.1.0 npm/? node/v22.12.0`. */
function packageManager(): string {
  return /^(pnpm|yarn|bun)\//.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? 'npm';
}

function terminalOf({ stdin, stdout }: NodeJS.Process): Terminal | undefined {
  return stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : undefined;
}

/** Lines that name the flag of each choice which nobody has made. */
function takenDefaults(given: Partial<SiteChoices>, services: StarterServices): readonly string[] {
  return [
    ...('folder' in given ? [] : [`the folder ${defaultChoices.folder} (write another one behind "init")`]),
    ...('service' in given
      ? []
      : Object.entries(services).map(([name, { label }]) => `no ${label} (--${name} <url>)`)),
    ...('languages' in given
      ? []
      : [`the language ${defaultChoices.languages.join(', ')} (--languages en,de)`]),
    ...('tailwind' in given ? [] : ['no Tailwind CSS (--tailwind)']),
  ];
}

async function choose(
  given: Partial<SiteChoices>,
  isSilent: boolean,
  terminal: Terminal | undefined,
  services: StarterServices,
): Promise<SiteChoices> {
  if (terminal && !isSilent) return askChoices(given, terminal, services);
  const taken = takenDefaults(given, services);
  if (taken.length > 0)
    console.log(`Nobody has chosen, so the site has:\n${taken.map((each) => `  ${each}\n`).join('')}`);
  const chosen = { ...defaultChoices, ...given };
  usableFolder(chosen.folder);
  return chosen;
}

function write(choices: SiteChoices): void {
  for (const [file, text] of starterFiles(choices)) {
    const full = path.resolve(choices.folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
}

function nextSteps({ folder, service, languages }: SiteChoices, services: StarterServices): string {
  const manager = packageManager();
  const isHere = path.resolve(folder) === process.cwd();
  const enter = isHere ? '' : `  cd ${/^[\w./\\:-]+$/.test(folder) ? folder : `"${folder}"`}\n`;
  const notes = [
    ...(service?.address === ''
      ? [`Write the address of your ${services[service.name]?.label} into .env: .env.example shows how.`]
      : []),
    ...(languages.some((tag) => !/^(?:en|de)(?:-|$)/.test(tag))
      ? ['The texts in double brackets are still to be translated: the check lists them.']
      : []),
    'The README.md in that folder says what to read first.',
  ];
  return `Written to ${folder}. Next:\n\n${enter}  ${manager} install\n  ${manager} run dev\n\n${notes.join('\n')}`;
}

/**
 * `pagewright init [DIR]`: writes a new site into a folder that is empty or does not exist. In a terminal it asks for the choices that the
 * command line does not make. Exits with 2 if a choice cannot be used and with 130 if the questions are cancelled, and then writes nothing.
 */
export async function init(
  folder: string | undefined,
  { yes = false, ...options }: InitOptions = {},
  terminal = terminalOf(process),
  words: readonly string[] = process.argv,
): Promise<void> {
  try {
    const services = starterServices();
    rejectContradictions(words, [...Object.keys(services), 'tailwind']);
    const choices = await choose(readChoices(folder, options, services), yes, terminal, services);
    write(choices);
    console.log(nextSteps(choices, services));
  } catch (error) {
    if (!(error instanceof ChoiceError || error instanceof CancelledError)) throw error;
    const isCancelled = error instanceof CancelledError;
    console.error(
      isCancelled ? '\nCancelled. Nothing was written.' : `${error.message} Nothing was written.`,
    );
    process.exitCode = isCancelled ? 130 : 2;
  }
}
