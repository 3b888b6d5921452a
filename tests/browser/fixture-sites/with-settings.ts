/** Sets environment variables during a build, which reads its settings from there. */
export async function withSettings(
  settings: Readonly<Record<string, string>>,
  act: () => Promise<void>,
): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    await act();
  } finally {
    for (const name of Object.keys(settings)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
