import { isRecord } from '../../json/json-value.ts';
import { readJson } from '../output/json-files.ts';

/** What the store knows of an image: its files, and how to ask whether it has changed. */
export interface ImageRecord {
  /** Name of the file with the original. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly { readonly name: string; readonly width: number }[];
  /** Identifies the settings of the smaller files. */
  readonly settings: string;
  /** When the service was last asked, in milliseconds since 1970. */
  readonly checked: number;
  readonly etag?: string;
  readonly lastModified?: string;
}

/** Needs no deeper check: the same program has written the file, and renaming it made sure that it is complete. */
function isImageRecord(value: unknown): value is ImageRecord {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    typeof value.settings === 'string' &&
    typeof value.checked === 'number' &&
    Array.isArray(value.widths)
  );
}

/** Reads the record of an image; undefined if there is none, or if it is damaged. */
export function readImageRecord(file: string): ImageRecord | undefined {
  const record = readJson(file);
  return isImageRecord(record) ? record : undefined;
}
