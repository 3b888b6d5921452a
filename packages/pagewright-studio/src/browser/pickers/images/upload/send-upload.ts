import type { StudioServer } from '../../../connection/server-stream.ts';
import { strings } from '../../../strings.ts';

/** An image that the server has saved, as `save-upload.ts` describes it. */
interface SentUpload {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Uploads an image.
 * @param folder below `public/`; empty for `public/` itself
 * @returns what was saved, or why it was not, as a sentence
 */
export async function sendUpload(
  server: StudioServer,
  file: File,
  folder: string,
): Promise<SentUpload | { readonly error: string }> {
  const query = new URLSearchParams({ name: file.name, folder });
  try {
    // The server looks at the bytes, so it needs no type, and accepts none that a person chose.
    const bytes = new Blob([file], { type: 'application/octet-stream' });
    return await server.request<SentUpload>(`upload?${query}`, bytes);
  } catch (failure) {
    if (failure instanceof TypeError) return { error: strings.connection.lost };
    return { error: failure instanceof Error ? failure.message : String(failure) };
  }
}
