import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** This folder, whose packages have their own lockfile. */
export const wordpressFolder = import.meta.dirname;

const digestFile = path.join(wordpressFolder, 'node_modules/.installed-lockfile');

function lockfileDigest(): string {
  return createHash('sha256')
    .update(readFileSync(path.join(wordpressFolder, 'package-lock.json')))
    .digest('hex');
}

/** True if the lockfile names exactly the installed packages. */
function isInstalled(): boolean {
  return existsSync(digestFile) && readFileSync(digestFile, 'utf8') === lockfileDigest();
}

/**
 * Installs PHP and WordPress, about 350 MB, unless the packages of the lockfile are installed. Rejects with the error
 * output of npm.
 */
export async function installWordPressPackages(print: (line: string) => void): Promise<void> {
  if (isInstalled()) return;
  print('Installing PHP and WordPress (about 350 MB, once)');
  const errors: string[] = [];
  const started = Date.now();
  const progress = setInterval(() => print(`… ${Math.round((Date.now() - started) / 1000)} s`), 5000);
  // Through a shell: on Windows npm is a script, which spawn does not start.
  const npm = spawn('npm ci --no-audit --no-fund --loglevel=error', {
    cwd: wordpressFolder,
    shell: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  npm.stderr.on('data', (part) => errors.push(String(part)));
  const code = await new Promise<number | null>((resolve, reject) => {
    npm.once('error', reject).once('close', resolve);
  }).finally(() => clearInterval(progress));
  if (code !== 0)
    throw new Error(`npm ci in packages/pagewright-wordpress/real-service/ failed:\n${errors.join('')}`);
  writeFileSync(digestFile, lockfileDigest());
}
