/** True if code in browsers may contain the value of an environment variable: Vite writes it into `import.meta.env`. */
export function isPublicVariable(name: string): boolean {
  return name.startsWith('VITE_');
}

/** The environment variable with the credentials of a further content service that declares none. */
export function authorizationOf(service: string): string {
  return `${service.toUpperCase().replaceAll('-', '_')}_AUTHORIZATION`;
}
