import { sectionTypes } from '../../config/sections/section-types.ts';
import { RoundCache } from '../../memory/round-cache.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type ParsedFile, readSource } from '../diagnostics/source-file.ts';
import type { Workspace } from '../diagnostics/workspace.ts';
import {
  type Rejection,
  type StructureValidator,
  structureValidator,
} from '../structure/structure-validator.ts';
import { type ConfigFile, configFiles } from './config-files.ts';

/** A file other than a page, with the reason why Ajv rejected its structure, if it did. */
export interface ValidatedFile extends Pick<ConfigFile, 'meant' | 'kind'> {
  readonly file: ParsedFile;
  readonly rejection: Rejection | undefined;
}

/** The files of a workspace. Pages are read one after the other, because all of them would fill the memory. */
export interface ConfigFiles {
  readonly pages: readonly ConfigFile[];
  readonly others: readonly ValidatedFile[];
  readonly validate: StructureValidator;
  /** Files whose name or folder is wrong. */
  readonly misnamed: readonly Diagnostic[];
}

/** Parses and validates files, and again only those that changed. */
export class ConfigReader {
  readonly #parsed = new RoundCache<ParsedFile>();
  readonly #validated = new RoundCache<ValidatedFile>();

  read({ files: texts, schemas }: Workspace): ConfigFiles {
    for (const cache of [this.#parsed, this.#validated]) cache.startRound();
    const { files, diagnostics } = configFiles(texts);
    const parsed = files
      .filter(({ kind }) => kind !== 'page')
      .map(({ name, text, meant, kind }) => {
        const file = this.#parsed.getOrCreate(name, [text], () => readSource(name, text));
        return { file, meant, kind };
      });
    const validate = structureValidator(
      schemas,
      sectionTypes(parsed.map(({ file: { value }, meant }) => ({ name: meant, value }))),
    );
    const others = parsed.map(({ file, meant, kind }) =>
      this.#validated.getOrCreate(file.name, [file, validate, meant], (): ValidatedFile => {
        const isValidated = kind !== undefined && file.value !== undefined;
        return { file, meant, kind, rejection: isValidated ? validate(kind, file.value) : undefined };
      }),
    );
    return { pages: files.filter(({ kind }) => kind === 'page'), others, validate, misnamed: diagnostics };
  }
}
