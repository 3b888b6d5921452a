import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the engine, which has the files of a new site. */
export const engine = path.resolve(import.meta.dirname, '../../..');

/** A content service from which a new site can read: what `starter-choices/services.json` says of it. */
export interface StarterService {
  /** What people call it. */
  readonly label: string;
  /** The environment variable with its address. */
  readonly setting: string;
  /** An address as an example. */
  readonly example: string;
  /** Last parts of URLs of the service, which people copy although they do not belong to its address. */
  readonly endings: readonly string[];
  /** The package with its adapter. */
  readonly package: string;
  /** The files of the starter that only a site with this service has. */
  readonly files: readonly string[];
}

/** The content services from which a new site can read, by the names of their options: `acme` for `--acme`. */
export type StarterServices = Readonly<Record<string, StarterService>>;

export function starterServices(): StarterServices {
  return JSON.parse(readFileSync(path.join(engine, 'starter-choices/services.json'), 'utf8'));
}
