import concurrently, { type Command } from 'concurrently';

/** Lines of a failed suite that are printed again at the end. */
const repeatedLines = 80;

/** Collects what a suite prints. Returns its last lines. */
function lastLinesOf({ stdout, stderr }: Command): () => string {
  const parts: Buffer[] = [];
  for (const stream of [stdout, stderr]) stream.subscribe((part) => parts.push(part));
  return () => Buffer.concat(parts).toString().trimEnd().split('\n').slice(-repeatedLines).join('\n');
}

const { commands, result } = concurrently(['npm:test:*(!quick|browser)'], {
  group: true,
  timings: true,
  maxProcesses: 2,
  // A shared machine may be slow once. A suite that fails again is reported.
  restartTries: process.env.CI ? 1 : 0,
});
const lastLines = new Map(commands.map((suite) => [suite.name, lastLinesOf(suite)]));
try {
  await result;
} catch (events) {
  if (!Array.isArray(events)) throw events;
  // Where only the end of a log is kept, the cause would be lost.
  for (const { command, exitCode } of events.filter((event) => event.exitCode !== 0))
    console.error(`\nnpm run test:${command.name} failed (${exitCode}):\n${lastLines.get(command.name)?.()}`);
  process.exitCode = 1;
}
