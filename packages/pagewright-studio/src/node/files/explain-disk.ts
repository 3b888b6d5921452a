import { json } from 'pagewright/tooling';
import { ExplainedError, projectFiles } from 'pagewright/tooling/node';

const notAllowed = 'this user may not write there. Change the permissions of the file and its folder';

const reasons: Readonly<Record<string, string>> = {
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: 'the disk is read-only. Make it writable, and try again',
  ENOSPC: 'the disk is full. Free some space, and try again',
  EDQUOT: 'the quota of this user is used up. Free some space, and try again',
  EBUSY: 'another program has the file open. Close it there, and try again',
  EMFILE: 'too many files are open. Close some programs, and try again',
  ENFILE: 'too many files are open. Close some programs, and try again',
  EIO: 'the disk reports a defect. Copy your project to another disk',
  ENAMETOOLONG: 'the path is too long. Choose shorter names',
  ENOENT: 'its folder is gone. Bring the folder of the project back, and try again',
};

/**
 * Explains an error of the system for a file that cannot be written. Returns any other error unchanged.
 * @param file the name of the file that users know
 */
export function explainDisk(error: unknown, file: string): unknown {
  const code = projectFiles.errorCode(error);
  const isOfSystem = json.isRecord(error) && typeof error.syscall === 'string';
  if (!isOfSystem) return error;
  const reason = reasons[code] ?? `the system reports ${code}. Look at the file and its folder`;
  return new ExplainedError(`${JSON.stringify(file)} could not be written: ${reason}.`);
}
