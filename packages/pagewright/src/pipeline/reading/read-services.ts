import { callOf, type ServiceCall, type ServiceCalls } from '../../content/requests/content-service-call.ts';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import type { LoggedService } from './reading-log.ts';
import { createResponseLog } from './response-log.ts';

/** A content service as a build reads it. */
export interface ReadService extends LoggedService {
  readonly call: ServiceCall;
  readonly responses: ReturnType<typeof createResponseLog>;
}

/**
 * Returns a function that finds a content service by its name, or the main one without a name. Each has a record of its own responses, so
 * that a silent service does not count as silence of another.
 * @param hide removes secrets from a message
 */
export function readServices(
  calls: ServiceCalls,
  hide: ((text: string) => string) | undefined,
): (service: string | undefined) => ReadService {
  const known = new Map<string | undefined, ReadService>();
  return (service) =>
    getOrInsert(known, service, () => {
      const { base, deadline, pace, label, setting, fetch: send = fetch } = callOf(calls, { service });
      const responses = createResponseLog(send, hide);
      return {
        base,
        label,
        setting,
        call: { base, deadline, pace, fetch: send },
        responses,
        get hasResponses() {
          return responses.hasAny;
        },
      };
    });
}
