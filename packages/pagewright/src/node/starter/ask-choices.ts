import { createInterface, type Interface } from 'node:readline/promises';
import {
  ChoiceError,
  defaultChoices,
  languageTags,
  type SiteChoices,
  serviceAddress,
  usableFolder,
} from './site-choices.ts';
import type { StarterServices } from './starter-services.ts';

/** Where questions appear, and answers come from. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Somebody has ended the questions, with Ctrl-C or Ctrl-D. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

function yesOrNo(text: string): boolean {
  if (/^y(?:es)?$/i.test(text)) return true;
  if (/^no?$/i.test(text)) return false;
  throw new ChoiceError('Answer y or n.');
}

/** Asks one question at a time, and again after an answer that cannot be used. */
class Questions {
  readonly #lines: Interface;
  readonly #output: NodeJS.WritableStream;
  readonly #end = new AbortController();

  constructor({ input, output }: Terminal) {
    this.#output = output;
    this.#lines = createInterface({ input, output });
    const cancel = () => this.#end.abort();
    this.#lines.on('SIGINT', cancel).on('close', cancel);
  }

  /**
   * @param byDefault what an empty answer means
   * @param read throws ChoiceError for an answer that cannot be used
   */
  async ask<Answer>(question: string, byDefault: string, read: (text: string) => Answer): Promise<Answer> {
    for (;;) {
      const { signal } = this.#end;
      const text = await this.#lines.question(`${question} `, { signal }).catch(() => {
        throw new CancelledError();
      });
      try {
        return read(text.trim() || byDefault);
      } catch (error) {
        if (!(error instanceof ChoiceError)) throw error;
        this.#output.write(`  ${error.message}\n`);
      }
    }
  }

  close(): void {
    this.#lines.close();
  }
}

/**
 * Asks for the choices that the command line has not made.
 * @throws CancelledError if somebody ends the questions
 */
export async function askChoices(
  given: Partial<SiteChoices>,
  terminal: Terminal,
  services: StarterServices,
): Promise<SiteChoices> {
  const questions = new Questions(terminal);
  const { folder, languages } = defaultChoices;
  const askService = async () => {
    for (const [name, service] of Object.entries(services)) {
      const { label, example } = service;
      const isWanted = await questions.ask(`Does a ${label} hold the content? (y/N)`, 'n', yesOrNo);
      if (!isWanted) continue;
      const question = `Its address, such as ${example} (leave empty if you do not know it yet):`;
      return {
        name,
        address: await questions.ask(question, '', (text) =>
          text === '' ? '' : serviceAddress(service, text),
        ),
      };
    }
    return undefined;
  };
  const askLanguages = () =>
    questions.ask(
      `Languages as tags, the default language first, such as en,de: (${languages.join(',')})`,
      languages.join(','),
      languageTags,
    );
  try {
    return {
      folder: given.folder ?? (await questions.ask(`Folder of the site: (${folder})`, folder, usableFolder)),
      service: 'service' in given ? given.service : await askService(),
      languages: given.languages ?? (await askLanguages()),
      tailwind: given.tailwind ?? (await questions.ask('Tailwind CSS? (y/N)', 'n', yesOrNo)),
    };
  } finally {
    questions.close();
  }
}
