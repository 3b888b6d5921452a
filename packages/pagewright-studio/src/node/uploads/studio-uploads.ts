import path from 'node:path';
import { type SavedUpload, saveUpload } from './save-upload.ts';

type UploadCall = (bytes: Uint8Array, query: URLSearchParams) => Promise<SavedUpload>;

/**
 * The calls with a file as their body. `upload` saves an image below `public/`; its query has the name of the file and the folder.
 * @param added called with the absolute path of a new file. The answer waits for it, so that the check and the frame know the file
 *   before a page names it
 */
export function studioUploads(
  root: string,
  added: (file: string) => Promise<void>,
): ReadonlyMap<string, UploadCall> {
  return new Map([
    [
      'upload',
      async (bytes, query) => {
        const saved = await saveUpload(root, {
          name: query.get('name') ?? '',
          folder: query.get('folder') ?? '',
          bytes,
        });
        await added(path.join(root, saved.file));
        return saved;
      },
    ],
  ]);
}
