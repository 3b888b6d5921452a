import { ExplainedError, type ProjectConfig } from 'pagewright/tooling/node';
import { plainLetters } from '../../browser/plain-letters.ts';

/** Longest label of a host name. */
const maxLabel = 63;

/** A branch as part of a host name: lower-case letters, digits and hyphens. Hosts of previews name branches in this way. */
function dnsLabel(branch: string): string {
  const label = plainLetters(branch)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maxLabel)
    .replace(/-+$/, '');
  return label === '' ? 'preview' : label;
}

/**
 * The URL at which a host shows the site as it is on a branch; undefined if the project does not say. Throws an ExplainedError if
 * the project names no URL with `{branch}`.
 */
export function previewUrl({ studio }: Pick<ProjectConfig, 'studio'>, branch: string): string | undefined {
  const pattern = studio?.previewUrl;
  if (pattern === undefined) return undefined;
  const url = pattern.includes('{branch}') ? pattern.replaceAll('{branch}', dnsLabel(branch)) : '';
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new ExplainedError(
      `studio.previewUrl in pagewright.config.ts is ${JSON.stringify(pattern)}. Write a URL with "{branch}", such as "https://{branch}.example.com".`,
    );
  return url;
}

/** Hosts of repositories, and where each shows a branch. */
const hosts: readonly (readonly [host: RegExp, folder: string])[] = [
  [/^github\.com$/, 'tree'],
  [/^gitlab\./, '-/tree'],
  [/^bitbucket\.org$/, 'branch'],
  [/^codeberg\.org$/, 'src/branch'],
];

/** Host and path of a remote as git writes it: `https://user:token@host/a/b.git`, `ssh://git@host:22/a/b.git` or `git@host:a/b.git`. */
function remotePlace(remote: string): { host: string; path: string } | undefined {
  const [, host = '', path = ''] =
    /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?([\w.-]+)(?::\d+)?\/(.+)$/.exec(remote) ??
    /^(?:[^/@:]+@)?([\w.-]+):(?!\/)(.+)$/.exec(remote) ??
    [];
  const plain = path.replace(/\/+$/, '').replace(/\.git$/, '');
  return /^[\w.~-]+(?:\/[\w.~-]+)+$/.test(plain) ? { host: host.toLowerCase(), path: plain } : undefined;
}

/** The page of a branch at a known host of repositories, without the credentials that the URL of the remote may contain. */
export function branchPage(remote: string, branch: string): string | undefined {
  const place = remotePlace(remote);
  const [, folder] = hosts.find(([host]) => place && host.test(place.host)) ?? [];
  if (!place || folder === undefined) return undefined;
  return `https://${place.host}/${place.path}/${folder}/${encodeURIComponent(branch)}`;
}
