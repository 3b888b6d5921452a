import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Chivo Mono (OFL), weight 400: letters of one width for code, by the foundry of Archivo. */
export const readChivoMono = (): Buffer =>
  readFileSync(
    fileURLToPath(import.meta.resolve('@fontsource/chivo-mono/files/chivo-mono-latin-400-normal.woff2')),
  );
