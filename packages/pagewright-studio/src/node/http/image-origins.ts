import { origins, type ProjectConfig, services } from 'pagewright/tooling/node';

/**
 * The origins of images that pages may show besides the site itself: the content service, and the origins that the project declares for
 * images.
 */
export function imageOrigins(project: ProjectConfig): readonly string[] {
  const service = services.urlOf(project);
  return [
    ...(service ? [new URL(service).origin] : []),
    ...origins.declaredOrigins(project.policy, 'images'),
  ];
}
