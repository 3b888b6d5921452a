import { pluralize } from '../../check/messages/message-text.ts';
import type { Pace } from '../../content/requests/content-service-call.ts';
import { isRefusal, type TransientError } from '../../content/requests/send-request.ts';

interface PaceOptions {
  /**
   * Milliseconds for which a request waits after its first refusal, if the service limits requests or says how long to wait. Also for
   * which all of them wait while the service refuses every one.
   */
  readonly maxWait: number;
  /** Called with a line of progress. */
  readonly print: (line: string) => void;
}

/** Requests at a time, as long as the service refuses none. */
const mostAtOnce = 24;
/** The pause after a refusal without Retry-After, in milliseconds. It doubles with each further refusal. */
const firstPause = 1_000;
const longestPause = 30_000;
/** Milliseconds for which a request waits if status 503 without Retry-After may as well mean that the service is down. */
const waitIfDown = 15_000;
/** Shorter pauses are not printed. */
const shownPause = 1_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets as many requests run at a time as are allowed. */
function requestTurns() {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turns = {
    allowed: mostAtOnce,
    /** When the next turn begins, in milliseconds since 1970. */
    resumes: 0,
    async take(): Promise<void> {
      for (;;) {
        const pause = turns.resumes - Date.now();
        // Not all at the same time.
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
 * Slows a build down while the service refuses requests (status 429 or 503): all of them pause for as long as Retry-After says, and
 * then fewer are sent at a time. Each success of as many requests as are sent at a time allows one more.
 */
export function createPace({ maxWait, print }: PaceOptions): Pace {
  const turns = requestTurns();
  let accepted = 0;
  let refusals = 0;
  /** Since when the service refuses every request, in milliseconds since 1970. */
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
   * Returns false if the service wants a longer pause than the request may wait.
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
        `Waiting for the content service (status ${status}): ${Math.ceil(pause / 1000)} s, then at most ${pluralize(turns.allowed, 'request')} at a time`,
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
