import { serviceOfKey } from '../../content/requests/service-of-key.ts';
import type { ServicePlace, Settings } from '../document/settings.ts';

/** How browsers reach the content services of a site. */
export type ServicePlaces = Pick<Settings, keyof ServicePlace | 'services'>;

/** How browsers reach a service: the main one without a name. */
export function placeOf(settings: ServicePlaces, service: string | undefined): ServicePlace {
  return service === undefined ? settings : (settings.services?.[service] ?? {});
}

/** How browsers reach the service of a cache key. */
export function placeOfKey(settings: ServicePlaces, key: string): ServicePlace {
  return placeOf(settings, serviceOfKey(key));
}

/** True if a service is configured. */
export function isReachable({ contentBase, isClosed }: ServicePlace): boolean {
  return contentBase !== undefined || isClosed === true;
}
