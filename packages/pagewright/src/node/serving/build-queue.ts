/** Milliseconds between a failed build and the next attempt. The last pause is repeated. */
const pauses = [5_000, 30_000, 120_000, 600_000, 1_800_000];

interface BuildState {
  readonly state: 'building' | 'built' | 'failed';
  /** When the last build succeeded, as ISO 8601; absent before the first. */
  readonly built?: string;
  /** Why the last build failed. */
  readonly error?: string;
  /** When a failed build is repeated, as ISO 8601. */
  readonly nextAttempt?: string;
}

interface BuildQueueOptions {
  /** Builds the site. Rejects if that fails; the previous site then stays. */
  readonly build: () => Promise<void>;
  /** Called when a build starts, succeeds or fails. */
  readonly print: (line: string) => void;
}

export interface BuildQueue {
  /** Starts a build. During a build, schedules one more after it, because the running one may have read old content. */
  request(): void;
  readonly state: BuildState;
  /** Starts no more builds. Resolves when the running build has ended. */
  close(): Promise<void>;
}

/** Runs one build at a time. Repeats a failed build after growing pauses, or as soon as another build is requested. */
export function createBuildQueue({ build, print }: BuildQueueOptions): BuildQueue {
  let state: BuildState = { state: 'built' };
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isClosed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  async function attempt(): Promise<void> {
    const { built } = state;
    state = { ...(built === undefined ? {} : { built }), state: 'building' };
    print('Building');
    try {
      await build();
      failures = 0;
      state = { state: 'built', built: new Date().toISOString() };
      print('The new site is live');
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
      failures += 1;
      const nextAttempt = new Date(Date.now() + pause).toISOString();
      state = { ...state, state: 'failed', error: message, nextAttempt };
      print(`The build failed, so the previous site stays: ${message}. Next attempt in ${pause / 1000} s`);
      if (!isClosed) retry = setTimeout(request, pause);
    }
  }

  async function run(): Promise<void> {
    while (isRequested && !isClosed) {
      isRequested = false;
      clearTimeout(retry);
      await attempt();
    }
    running = undefined;
  }

  function request(): void {
    isRequested = true;
    running ??= run();
  }

  return {
    request,
    get state() {
      return state;
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await running;
    },
  };
}
