import { json } from 'pagewright/tooling';
import { keptDrafts, type WindowDrafts } from './window-drafts.ts';

/**
 * The requests of this tab that the server has not confirmed, kept in the browser: a tab that is reloaded or restored while the server is
 * gone has them again. Session storage belongs to one tab, so two windows never send the same requests.
 */
const key = 'pagewright-studio-requests';

/** Keeps the requests that the server has not confirmed, in the storage of this tab. */
export function keepRequests(drafts: WindowDrafts): void {
  try {
    if (drafts.pending.length > 0) sessionStorage.setItem(key, JSON.stringify(drafts.keep()));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage, the requests are kept in memory alone.
  }
}

/** The requests of this tab before it was loaded again; undefined if there are none. */
export function keptRequests(): WindowDrafts | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!json.isRecord(kept) || !Array.isArray(kept.texts) || !Array.isArray(kept.requests)) return undefined;
    return keptDrafts({ texts: kept.texts, requests: kept.requests });
  } catch {
    return undefined;
  }
}
