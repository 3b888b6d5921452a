import type { ProjectConfig } from '../../project/project-config.ts';
import { measuredKind, type Settings } from '../../render/document/settings.ts';
import type { Warning } from '../warnings.ts';

/**
 * What the project declares about scripts of others, consent and reports, as the settings of every document. Empty if it declares nothing.
 * @param isSet whether an environment variable is set
 */
export function visitorSettings(
  { policy, consent, reports }: ProjectConfig,
  isSet: (variable: string) => boolean,
): Pick<Settings, 'scripts' | 'consent' | 'reports'> {
  const origins = Object.keys(policy?.scripts ?? {}).sort();
  const scripts = {
    ...(origins.length > 0 ? { origins } : {}),
    ...(policy?.html === undefined ? {} : { html: true as const }),
  };
  return {
    ...(Object.keys(scripts).length > 0 ? { scripts } : {}),
    ...(consent && (consent.onlyWith === undefined || isSet(consent.onlyWith))
      ? { consent: { kinds: consent.kinds, version: consent.version ?? '1' } }
      : {}),
    ...(reports && reports.sample !== 0 ? { reports: { to: reports.to, sample: reports.sample ?? 1 } } : {}),
  };
}

/** Warns if the project declares consent, but page views do not wait for it. */
export function unaskedPageViews({ analyticsId, consent }: Settings): readonly Warning[] {
  if (analyticsId === undefined || !consent || consent.kinds.includes(measuredKind)) return [];
  const kinds = consent.kinds.map((kind) => `"${kind}"`).join(', ');
  return [
    {
      kind: 'page views without consent',
      cause: kinds,
      text: `Page views are sent without consent, because they wait only for the kind "${measuredKind}", and consent.kinds in pagewright.config.ts declares ${kinds}. Add "${measuredKind}" to it, or correct its name.`,
    },
  ];
}
