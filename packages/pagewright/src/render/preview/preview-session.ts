import { type PreviewDraft, type PreviewFailure, readDraft } from './preview-draft.ts';
import { keepToken } from './preview-token.ts';

export type PreviewState =
  | { readonly is: 'loading' }
  /** No token was given. */
  | { readonly is: 'missing' }
  | { readonly is: 'shown'; readonly draft: PreviewDraft; readonly isOutdated: boolean }
  | { readonly is: PreviewFailure };

interface SessionOptions {
  /** URL of the service that describes a draft; undefined if no content service is configured. */
  readonly url: string | undefined;
  readonly token: string | undefined;
  /** Milliseconds for a request. */
  readonly deadline: number;
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

const isLasting = (state: PreviewState) =>
  state.is === 'missing' || state.is === 'ended' || state.is === 'deleted' || state.is === 'unsupported';

/** What a visitor sees of a draft: the token changes with each response. */
function visiblePart({ token, expires, ...rest }: PreviewDraft): string {
  return JSON.stringify([rest, token === undefined && expires]);
}

/** The state after a response. A service that does not answer changes nothing, except that the draft may be outdated. */
function nextState(before: PreviewState, found: PreviewDraft | PreviewFailure): PreviewState {
  if (typeof found !== 'string') {
    const isSame =
      before.is === 'shown' && !before.isOutdated && visiblePart(before.draft) === visiblePart(found);
    return isSame ? before : { is: 'shown', draft: found, isOutdated: false };
  }
  if (found === 'unreachable' && before.is === 'shown') return { ...before, isOutdated: true };
  return { is: found };
}

export function createPreviewSession({ url, token = '', deadline }: SessionOptions): PreviewSession {
  const listeners = new Set<() => void>();
  let current = token;
  let state: PreviewState = { is: 'loading' };
  if (url === undefined) state = { is: 'unsupported' };
  else if (token === '') state = { is: 'missing' };
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
  const refresh = async () => {
    if (url === undefined || isBusy || isLasting(state)) return;
    clearTimeout(timer);
    isBusy = true;
    const found = await readDraft(url, current, deadline);
    isBusy = false;
    if (typeof found !== 'string' && found.token !== undefined) {
      current = found.token;
      keepToken(current);
    }
    show(nextState(state, found));
    if (!isLasting(state)) timer = setTimeout(refresh, pause());
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh();
  });
  void refresh();
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
