import { dequal } from 'dequal/lite';
import type { SiteConfig } from '../../generated/site-config.ts';
import type { Settings, SiteList } from '../../render/document/settings.ts';
import type { LanguageConfigs } from '../site/checked-site.ts';
import { buildOnly } from './page-modules.ts';

/**
 * The site config for pages in a language.
 * @param language undefined for the default language
 */
export function configIn(
  config: SiteConfig,
  languages: LanguageConfigs,
  language: string | undefined,
): SiteConfig {
  return languages?.[language ?? ''] ?? config;
}

/** The parts of the site config that browsers need and that differ in a language. */
function wordsOf(config: SiteConfig, inLanguage: SiteConfig): readonly SiteList[] {
  const common = new Map<string, unknown>(Object.entries(config));
  return Object.entries(inLanguage).flatMap(([name, value]): SiteList[] =>
    buildOnly.has(name) || dequal(value, common.get(name)) ? [] : [[[name], value]],
  );
}

/** The settings of pages in a language. Only these pages contain the words that replace words of the site config. */
export function settingsIn(settings: Settings, config: SiteConfig, inLanguage: SiteConfig): Settings {
  if (inLanguage === config) return settings;
  return { ...settings, lists: [...(settings.lists ?? []), ...wordsOf(config, inLanguage)] };
}
