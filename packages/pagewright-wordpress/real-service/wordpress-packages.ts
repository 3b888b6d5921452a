import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** This folder: its packages have a lockfile of their own. */
export const wordpressFolder = import.meta.dirname;

const installedMark = path.join(wordpressFolder, 'node_modules/.installed-lockfile');

function lockfileDigest(): string {
  return createHash('sha256')
    .update(readFileSync(path.join(wordpressFolder, 'package-lock.json')))
    .digest('hex');
}

/** True when the packages are those of the lockfile. */
function isInstalled(): boolean {
  return existsSync(installedMark) && readFileSync(installedMark, 'utf8') === lockfileDigest();
}

/**
 * Installs PHP and WordPress from the lockfile, once and whenever it changed: about 350 MB, the only download that a
 * trial or a test makes. Rejects with npm's own words.
 */
export async function installWordPressPackages(say: (line: string) => void): Promise<void> {
  if (isInstalled()) return;
  say('Installing PHP and WordPress (about 350 MB, once)');
  const words: string[] = [];
  const started = Date.now();
  const ticking = setInterval(() => say(`… ${Math.round((Date.now() - started) / 1000)} s`), 5000);
  // One string through a shell, since npm is a script that Windows does not start by itself.
  const npm = spawn('npm ci --no-audit --no-fund --loglevel=error', {
    cwd: wordpressFolder,
    shell: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  npm.stderr.on('data', (part) => words.push(String(part)));
  const code = await new Promise<number | null>((resolve, reject) => {
    npm.once('error', reject).once('close', resolve);
  }).finally(() => clearInterval(ticking));
  if (code !== 0)
    throw new Error(`npm ci in packages/pagewright-wordpress/real-service/ failed:\n${words.join('')}`);
  writeFileSync(installedMark, lockfileDigest());
}
