import { createRoot } from 'react-dom/client';
import { StudioServer } from './connection/server-stream.ts';
import { StudioStore } from './connection/studio-store.ts';
import { takeToken } from './connection/token.ts';
import { Studio } from './window/Studio.tsx';
import '@fontsource-variable/inter/opsz.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './styles/tokens.css';
import './styles/reset.css';

const root = document.getElementById('root');
if (root) {
  const server = new StudioServer(takeToken());
  createRoot(root).render(<Studio server={server} store={new StudioStore(server)} />);
}
