import { chooseContent } from '../../content/choose-content.ts';
import type { ContentError } from '../../content/content-error.ts';
import { contentTags } from '../../content/content-tags.ts';
import { isEmptyContent } from '../../content/empty-content.ts';
import type { Decoded, ReadableSource } from '../../content/source.ts';
import type { Warning } from '../warnings.ts';
import { lackingId } from './absence-check.ts';
import type { BuildWithdrawals } from './build-withdrawals.ts';
import { doubtfulMissingEntry, missingList, responseWarnings, worseContent } from './content-warnings.ts';
import type { FindForeignImages } from './disallowed-images.ts';
import type { KeptContent, KeptEntry } from './kept-content.ts';
import type { LeftOut } from './left-out-content.ts';
import type { FoundFields } from './missing-fields.ts';
import {
  type AskedRead,
  contentFingerprint,
  errorFingerprint,
  type ReadResult,
  readResult,
} from './read-result.ts';
import type { LoggedService, ReadingLog } from './reading-log.ts';
import type { ServiceHealth } from './service-health.ts';

/** A decoded response, with the optional fields in it that pages read, and with what pages do not show. */
interface Arrived extends Decoded<unknown>, SeenBody {}

/** What a build notes about the normalized body of a response. */
export interface SeenBody {
  readonly body?: unknown;
  readonly fields?: FoundFields | undefined;
  readonly leftOut?: readonly LeftOut[] | undefined;
}

interface ChoiceOptions {
  readonly kept: KeptContent;
  readonly withdrawals: BuildWithdrawals;
  readonly health: ServiceHealth;
  readonly log: ReadingLog;
  /** True to accept responses that are worse than the content of an earlier build. */
  readonly allowShrink: boolean;
  readonly findImages: FindForeignImages;
  /** What messages say of the service of a source. */
  readonly serviceOf: (source: ReadableSource) => Pick<LoggedService, 'label' | 'setting'>;
}

/** Chooses between a response and the content of an earlier build. Reports each use of earlier content. */
export function readChoice(options: ChoiceOptions) {
  const { kept, withdrawals, health, log, allowShrink, findImages, serviceOf } = options;

  const requestOf = ({ key, name, source }: AskedRead) => {
    const { label, setting } = serviceOf(source);
    return { key, source: name, service: label, setting };
  };

  /** Uses content of an earlier build in place of a response. */
  function heldResult(asked: AskedRead, held: KeptEntry): ReadResult {
    const fingerprint = contentFingerprint(held.stored, undefined);
    const result = { ...readResult(requestOf(asked), held), fingerprint };
    log.noteHeld(result, findImages(result));
    return result;
  }

  /** Uses content of an earlier build, because the response looks like a failure. */
  function holdBack(asked: AskedRead, held: KeptEntry, warning: Warning): ReadResult {
    log.warn(warning);
    log.noteHoldBack({ key: withdrawals.heldKey(asked), what: warning.text });
    return heldResult(asked, held);
  }

  return {
    /**
     * Uses a response, unless the content of an earlier build is better.
     * @param digest digest of the response, if it has one
     */
    accept(asked: AskedRead, { body, ...arrived }: Arrived, digest: string | undefined): ReadResult {
      const { key, name, source, params } = asked;
      const request = requestOf(asked);
      const held = allowShrink || withdrawals.isAccepted(asked) ? undefined : withdrawals.current(asked);
      // An announced change of the list means that its last entry is gone.
      const isEmptied = isEmptyContent(arrived.content) && withdrawals.isChanged(asked);
      if (held && !isEmptied && chooseContent(held, arrived) === held)
        return holdBack(asked, held, worseContent(request, held, arrived));
      const fresh = {
        fingerprint: contentFingerprint(kept.stage(key, arrived), digest),
        ...(digest === undefined ? {} : { digest }),
      };
      const result = { ...readResult(request, arrived), ...fresh };
      health.noteContent(key, arrived.content);
      const warnings = responseWarnings(request, arrived.issues, body);
      const tags = contentTags(name, source, params);
      const images = findImages(result);
      const { fields, leftOut } = arrived;
      log.note(key, { source: name, params, tags, ...fresh, warnings, images, fields, leftOut });
      return result;
    },
    /**
     * The result of a failed request: kept content if there is any, or else the error.
     * @param message the service's own description of the failure
     * @param isList whether the request reads a list in parts
     */
    recover(asked: AskedRead, error: ContentError, message: string | undefined, isList: boolean): ReadResult {
      const request = requestOf(asked);
      const failed = { key: asked.key, source: asked.name, error, fingerprint: errorFingerprint(error) };
      if (error.kind === 'not-configured') return failed;
      log.noteFailure();
      if (error.kind === 'not-found') {
        if (isList) log.warn(missingList(request, error));
        return failed;
      }
      const held = withdrawals.current(asked);
      log.noteFailed({ ...request, error, held, message });
      return held ? heldResult(asked, held) : failed;
    },
    /** The final result, after all other reads. A missing entry counts as withdrawn only if something confirms it. */
    async settle(asked: AskedRead, result: ReadResult): Promise<ReadResult> {
      const { error } = result;
      if (error?.kind !== 'not-found' || allowShrink) return result;
      const held = kept.lastGood(asked.key);
      if (!held) return result;
      const isWithdrawn = await withdrawals.isWithdrawn(asked, held);
      if (isWithdrawn ?? health.isReallyMissing(asked.key, error)) return result;
      const why = lackingId(asked.source, held.content);
      return holdBack(asked, held, doubtfulMissingEntry(requestOf(asked), error, held, why));
    },
  };
}
