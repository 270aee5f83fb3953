import { defaultTheme, themeNames, type ThemeName } from '#ui/theme/tokens.ts';
import { gateEvent } from '../boot/gate.ts';
import { createStore, type Store } from './store.ts';

/** What of the interface more than one part needs to know. */
export interface UiState {
  readonly theme: ThemeName;
  readonly isMenuOpen: boolean;
  /** Whether the visitor has chosen Sound On or Sound Off in this browser session. */
  readonly isGatePassed: boolean;
  /** What the audio context really does. */
  readonly sound: 'running' | 'suspended';
}

/** What the server draws, and the browser until it has taken the page over. */
export const initialUiState: UiState = {
  theme: defaultTheme,
  isMenuOpen: false,
  isGatePassed: false,
  sound: 'suspended',
};

/** Reads the state from the root element, where the boot script has left theme and gate. */
export function createUiStore(root?: HTMLElement): Store<UiState> {
  if (!root) return createStore(initialUiState);
  const { theme, gate } = root.dataset;
  const store = createStore<UiState>({
    ...initialUiState,
    theme: themeNames.find((name) => name === theme) ?? defaultTheme,
    isGatePassed: gate !== 'open',
  });
  root.ownerDocument.addEventListener(gateEvent, () => store.set({ isGatePassed: true }));
  return store;
}

/** The page's one state; on the server it stays as it was made. */
export const uiStore = createUiStore(
  typeof document === 'undefined' ? undefined : document.documentElement,
);
