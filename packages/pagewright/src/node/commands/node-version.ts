const oldest = { major: 20, minor: 19 };

/** Why commands cannot run with a version of Node, such as `18.20.8`; undefined if they can. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return undefined;
  return `Pagewright needs Node ${oldest.major}.${oldest.minor} or newer, but this is Node ${version}. Install a newer version, then try again.`;
}
