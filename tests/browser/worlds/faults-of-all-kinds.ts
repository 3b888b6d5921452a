import type { Fault } from '../../fixtures/faulty-service/faults.ts';

/** Every way in which a content service may fail to answer, by what a visitor would call it. */
export const faultsOfAllKinds: Readonly<Record<string, Fault>> = {
  'never answers': { kind: 'hang' },
  'answers too late': { kind: 'latency', ms: 6000 },
  'stops in the middle of an answer': { kind: 'stall' },
  'drops the connection': { kind: 'reset' },
  'breaks off in the middle of an answer': { kind: 'cut-off' },
  'sends half of the JSON': { kind: 'truncated' },
  'sends an answer in tiny slow pieces': { kind: 'sliced', size: 16, ms: 40 },
  'has an internal error': { kind: 'status', status: 500 },
  'is down for maintenance': { kind: 'status', status: 503, retryAfter: '120' },
  'asks to be left alone': { kind: 'status', status: 429, retryAfter: '60' },
  'forbids reading': { kind: 'status', status: 403 },
  'sends a page in place of JSON': { kind: 'html' },
  'sends JSON as plain text': { kind: 'type', type: 'text/plain' },
  'sends null': { kind: 'shape', body: null },
  'sends a text': { kind: 'shape', body: 'Maintenance' },
  'sends an error as if it were content': { kind: 'shape', body: { code: 'rest_error', message: 'No' } },
  'sends far too much': { kind: 'oversized', bytes: 24 * 1024 * 1024 },
};
