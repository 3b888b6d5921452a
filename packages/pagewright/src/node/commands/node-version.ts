/** Why commands cannot run with a version of Node, such as `18.20.8`; undefined if they can. The limits are the limits of Vite. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return undefined;
  return `Pagewright needs Node 20.19, or 22.12 or newer, but this is Node ${version}. Install another version, then try again.`;
}
