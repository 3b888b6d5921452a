import { createHash } from 'node:crypto';
import type { PathRule } from '../../pipeline/pages/path-rules.ts';
import { requestTimeout, siteOrigin } from '../../pipeline/site/build-settings.ts';
import type { ProjectConfig } from '../../pipeline/site/project-config.ts';

interface IdentityParts {
  /** Digest of the code and the page configs. */
  readonly code: string;
  readonly project: ProjectConfig;
  readonly contentUrl: string | undefined;
  readonly browserContentUrl: string | undefined;
  readonly compress: boolean;
  readonly rules: readonly PathRule[];
}

/** Digest of everything that decides the output of a build, except content. */
export function buildIdentity({ project, ...parts }: IdentityParts): string {
  const settings = [parts, project, siteOrigin(project), requestTimeout()];
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 32);
}
