import { isRecord } from '../../json/json-value.ts';

/** The code of an error of the system, such as `ENOSPC`; empty for any other error. */
export const errorCode = (error: unknown): string =>
  isRecord(error) && typeof error.code === 'string' ? error.code : '';
