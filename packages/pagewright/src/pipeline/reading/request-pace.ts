import { pluralize } from '../../check/codes/message-text.ts';
import type { Pace } from '../../content/requests/content-service-call.ts';
import { isRefusal, type TransientError } from '../../content/requests/send-request.ts';

interface PaceOptions {
  /**
   * Milliseconds that a request waits after its first refusal, if the service limits requests or sends Retry-After. It also limits how long
   * all requests wait while the service refuses every one.
   */
  readonly maxWait: number;
  /** What messages call the service. */
  readonly name?: string;
  /** Called with a line of progress. */
  readonly print: (line: string) => void;
}

/** Maximum number of concurrent requests while the service refuses none. */
const mostAtOnce = 24;
/** The pause after a refusal without Retry-After, in milliseconds. It doubles with each further refusal. */
const firstPause = 1_000;
const longestPause = 30_000;
/** Milliseconds that a request waits after status 503 without Retry-After, because this may also mean that the service is down. */
const waitIfDown = 15_000;
/** Minimum length of a pause that is printed, in milliseconds. */
const shownPause = 1_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Limits the number of requests that run at the same time. */
function requestTurns() {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turns = {
    allowed: mostAtOnce,
    /** The time at which the next turn begins, in milliseconds since 1970. */
    resumes: 0,
    async take(): Promise<void> {
      for (;;) {
        const pause = turns.resumes - Date.now();
        // A random addition, so that requests do not all start at the same time.
        if (pause > 0) await sleep(pause + Math.random() * Math.min(pause, firstPause));
        else if (running < turns.allowed) break;
        else await new Promise<void>((resolve) => waiting.push(resolve));
      }
      running += 1;
    },
    end(): void {
      running -= 1;
      for (const go of waiting.splice(0, turns.allowed - running)) go();
    },
  };
  return turns;
}

/**
 * Slows a build down while the service refuses requests with status 429 or 503. All requests pause for as long as Retry-After says, and
 * then fewer run at the same time. After as many successes as requests may run at a time, one more may run.
 */
export function createPace({ maxWait, print, name = 'the content service' }: PaceOptions): Pace {
  const turns = requestTurns();
  let accepted = 0;
  let refusals = 0;
  /** The time since which the service has refused every request, in milliseconds since 1970. */
  let refusedSince: number | undefined;
  let slowedDown = 0;

  function noteSuccess(): void {
    refusals = 0;
    refusedSince = undefined;
    accepted += 1;
    if (accepted < turns.allowed) return;
    accepted = 0;
    turns.allowed = Math.min(mostAtOnce, turns.allowed + 1);
  }

  /**
   * Returns false if the service demands a longer pause than the request may wait.
   * @param started when the refused request was sent
   * @param deadline until when it may wait
   */
  function slowDown({ status, retryAfter }: TransientError, started: number, deadline: number): boolean {
    // Requests that were sent before the build slowed down say nothing about its new pace.
    if (started >= slowedDown) {
      slowedDown = Date.now();
      turns.allowed = Math.max(1, Math.floor(turns.allowed / 2));
      accepted = 0;
      refusals += 1;
    }
    const pause = retryAfter || Math.min(longestPause, firstPause * 2 ** (refusals - 1));
    const until = Date.now() + pause;
    if (until > deadline) return false;
    if (until > turns.resumes + shownPause)
      print(
        `Waiting for ${name} (status ${status}): ${Math.ceil(pause / 1000)} s, then at most ${pluralize(turns.allowed, 'request')} at a time`,
      );
    turns.resumes = Math.max(turns.resumes, until);
    return true;
  }

  return {
    async run(attempt) {
      let refused: number | undefined;
      for (;;) {
        await turns.take();
        const started = Date.now();
        try {
          const result = await attempt();
          noteSuccess();
          return result;
        } catch (error) {
          if (!isRefusal(error)) throw error;
          refused ??= started;
          refusedSince ??= started;
          const isLimit = error.status === 429 || error.retryAfter > 0;
          const deadline =
            Math.min(refused, refusedSince) + (isLimit ? maxWait : Math.min(maxWait, waitIfDown));
          if (!slowDown(error, started, deadline)) throw error;
        } finally {
          turns.end();
        }
      }
    },
  };
}
