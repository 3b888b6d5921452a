/** Sets environment variables during a build, which reads its settings from them. */
export async function withSettings<Result>(
  settings: Readonly<Record<string, string>>,
  act: () => Promise<Result>,
): Promise<Result> {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    return await act();
  } finally {
    for (const name of Object.keys(settings)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
