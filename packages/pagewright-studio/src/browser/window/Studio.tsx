import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { StudioServer } from '../connection/server-stream.ts';
import type { StudioStore } from '../connection/studio-store.ts';
import { Callout } from '../controls/Callout.tsx';
import { ScreenReaderText } from '../controls/ScreenReaderText.tsx';
import { PageDialogs } from '../pages/dialogs/PageDialogs.tsx';
import { keptOpenFile } from '../pages/kept-open-file.ts';
import { areFirstStepsNew } from '../shell/kept-first-steps.ts';
import { StudioContext, type Studio as StudioValue } from '../shell/studio-context.ts';
import { firstView, type StudioView } from '../shell/studio-view.ts';
import { strings } from '../strings.ts';
import { Panes } from './panes/Panes.tsx';
import { SeenSentence } from './SeenSentence.tsx';
import css from './Studio.module.css';
import { useShortcuts } from './use-shortcuts.ts';

interface StudioProps {
  readonly server: StudioServer;
  readonly store: StudioStore;
}

/** What was announced last. The number makes a screen reader say the same sentence twice. */
interface Announced {
  readonly sentence: string;
  readonly number: number;
  readonly isSeen: boolean;
}

/** The studio: it connects to its server, and shows the panes when it knows the project. */
export function Studio({ server, store }: StudioProps) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const connection = useSyncExternalStore(store.subscribe, store.connection);
  const [view, setView] = useState(() => ({
    ...firstView,
    hasFirstSteps: areFirstStepsNew(),
    ...keptOpenFile(),
  }));
  const [announced, setAnnounced] = useState<Announced>({ sentence: '', number: 0, isSeen: false });
  useEffect(() => store.start(), [store]);
  const show = useCallback(
    (change: Partial<StudioView>) => setView((before) => ({ ...before, ...change })),
    [],
  );
  const announce = useCallback<StudioValue['announce']>(
    (sentence, { isSeen = false } = {}) =>
      setAnnounced(({ number }) => ({ sentence, number: number + 1, isSeen })),
    [],
  );
  const hideSentence = useCallback(() => setAnnounced((before) => ({ ...before, isSeen: false })), []);
  useEffect(() => store.onSelect((selected) => show({ file: selected.file, selected })), [store, show]);
  const studio = useMemo(
    (): StudioValue | undefined => state && { server, store, state, view, show, announce },
    [server, store, state, view, show, announce],
  );
  useShortcuts(studio);
  return (
    <div className={css.window}>
      <div>
        {connection === 'refused' && <Callout kind="error">{strings.connection.refused}</Callout>}
        {connection === 'parked' && <Callout kind="info">{strings.connection.parked}</Callout>}
        {connection === 'lost' && <Callout kind="warning">{strings.connection.lost}</Callout>}
        {state?.refusal !== undefined && (
          <Callout kind="error">{strings.connection.notKept(state.refusal)}</Callout>
        )}
      </div>
      {studio ? (
        <StudioContext value={studio}>
          <Panes />
          {view.movedFile !== undefined && (
            <PageDialogs
              action={{ is: 'move', file: view.movedFile }}
              onClose={() => show({ movedFile: undefined })}
            />
          )}
        </StudioContext>
      ) : (
        connection === 'connecting' && (
          <p role="status" className={css.waiting}>
            {strings.connection.connecting}
          </p>
        )
      )}
      {announced.isSeen && (
        <SeenSentence key={announced.number} sentence={announced.sentence} onClose={hideSentence} />
      )}
      <div role="status">
        <ScreenReaderText>
          <span key={announced.number}>{announced.sentence}</span>
        </ScreenReaderText>
      </div>
    </div>
  );
}
