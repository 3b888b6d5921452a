import { type ProjectConfig, services } from 'pagewright/tooling/node';

/**
 * The origins of images that pages may show besides the site itself: the content services, and the origins that the project declares for
 * images, also as `https://*.example.com`.
 */
export function imageOrigins(project: ProjectConfig): readonly string[] {
  const own = services.imageBases(project).map((url) => new URL(url).origin);
  return [...own, ...Object.keys(project.policy?.images ?? {})];
}

/** Whether one of these origins covers the origin of an image. */
export function allowsImage(origins: readonly string[], origin: string): boolean {
  return origins.some((each) => {
    const [scheme, domain] = each.split('*');
    return domain === undefined ? each === origin : origin.startsWith(`${scheme}`) && origin.endsWith(domain);
  });
}
