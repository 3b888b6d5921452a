import type { PreviewDraft, PreviewFailure, PreviewState } from '../document/preview-payload.ts';
import { keepToken } from './preview-token.ts';

interface SessionOptions {
  /**
   * Reads the draft that a token names. Never rejects.
   * @param version the version that is shown, or empty
   */
  readonly read: (token: string, version: string) => Promise<PreviewDraft | PreviewFailure>;
  readonly token: string | undefined;
  /** What is shown at first. */
  readonly first: PreviewState;
}

/** An open preview: it follows the draft, and renews its token. */
export interface PreviewSession {
  /** The newest token. */
  token(): string;
  state(): PreviewState;
  subscribe(listener: () => void): () => void;
  /** Asks for the newest version at once. */
  refresh(): void;
}

/** Milliseconds between two requests. In a hidden tab only the token must be renewed. */
const visiblePause = 2000;
const hiddenPause = 60_000;
const failurePause = 10_000;

/** False for a state that no later answer changes. */
const mayChange = ({ is }: PreviewState) => is === 'loading' || is === 'shown' || is === 'unreachable';

/** The visible part of a draft. It lacks the token, which changes with each response. */
function visiblePart({ token, expires, ...rest }: PreviewDraft): string {
  return JSON.stringify([rest, token === undefined && expires]);
}

/** The state after a response. If the service does not answer, the state only says that the draft may be outdated. */
function nextState(before: PreviewState, found: PreviewDraft | PreviewFailure): PreviewState {
  if (typeof found !== 'string') {
    const isSame =
      before.is === 'shown' && !before.isOutdated && visiblePart(before.draft) === visiblePart(found);
    return isSame ? before : { is: 'shown', draft: found, isOutdated: false };
  }
  if (found === 'unreachable' && before.is === 'shown') return { ...before, isOutdated: true };
  return { is: found };
}

export function createPreviewSession({ read, token = '', first }: SessionOptions): PreviewSession {
  const listeners = new Set<() => void>();
  let current = token;
  let state: PreviewState = token === '' && first.is === 'loading' ? { is: 'missing' } : first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;

  const show = (next: PreviewState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const pause = () => {
    if (state.is === 'unreachable' || (state.is === 'shown' && state.isOutdated)) return failurePause;
    return document.visibilityState === 'visible' ? visiblePause : hiddenPause;
  };
  const takeNewToken = (found: PreviewDraft | PreviewFailure) => {
    if (typeof found === 'string' || found.token === undefined) return;
    current = found.token;
    keepToken(current);
  };
  const continueLater = () => {
    if (mayChange(state)) timer = setTimeout(refresh, pause());
  };
  const refresh = async () => {
    if (isBusy || !mayChange(state)) return;
    clearTimeout(timer);
    isBusy = true;
    const found = await read(current, state.is === 'shown' ? state.draft.version : '');
    isBusy = false;
    takeNewToken(found);
    show(nextState(state, found));
    continueLater();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh();
  });
  if (state.is === 'shown') {
    takeNewToken(state.draft);
    continueLater();
  } else void refresh();
  return {
    token: () => current,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: () => void refresh(),
  };
}
