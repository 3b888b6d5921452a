import type { ServicePlace, Settings } from '../document/settings.ts';

/** How browsers reach the content services of a site. */
export type ServicePlaces = Pick<Settings, keyof ServicePlace | 'services'>;

/**
 * How browsers reach the service of a cache key; see `requestKey`. Short, because every page loads it: the settings have each service that a
 * key can name, so any other key is of the main service.
 */
export function placeOfKey(settings: ServicePlaces, key: string): ServicePlace {
  return settings.services?.[key.slice('GET '.length, key.indexOf(':/'))] ?? settings;
}
