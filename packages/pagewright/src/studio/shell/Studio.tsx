import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { StudioServer } from '../connection/server-stream.ts';
import type { StudioStore } from '../connection/studio-store.ts';
import { Callout } from '../controls/Callout.tsx';
import { ScreenReaderText } from '../controls/ScreenReaderText.tsx';
import { words } from '../words.ts';
import { Panes } from './Panes.tsx';
import { StudioContext, type Studio as StudioValue } from './studio-context.ts';
import { firstView, type StudioView } from './studio-view.ts';

interface StudioProps {
  readonly server: StudioServer;
  readonly store: StudioStore;
}

/** The studio: it connects to its server, and shows the panes when it knows the project. */
export function Studio({ server, store }: StudioProps) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const connection = useSyncExternalStore(store.subscribe, store.connection);
  const [view, setView] = useState(firstView);
  const [announced, setAnnounced] = useState('');
  useEffect(() => store.start(), [store]);
  const show = useCallback(
    (change: Partial<StudioView>) => setView((before) => ({ ...before, ...change })),
    [],
  );
  useEffect(() => store.onSelect((selected) => show({ file: selected.file, selected })), [store, show]);
  const studio = useMemo(
    (): StudioValue | undefined =>
      state && { server, store, state, view, show, announce: (sentence) => setAnnounced(sentence) },
    [server, store, state, view, show],
  );
  return (
    <>
      {connection === 'refused' && <Callout kind="error">{words.connection.refused}</Callout>}
      {connection === 'lost' && <Callout kind="warning">{words.connection.lost}</Callout>}
      {studio ? (
        <StudioContext value={studio}>
          <Panes />
        </StudioContext>
      ) : (
        connection === 'connecting' && <p role="status">{words.connection.connecting}</p>
      )}
      <div role="status">
        <ScreenReaderText>{announced}</ScreenReaderText>
      </div>
    </>
  );
}
