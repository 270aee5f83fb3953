import { defaultTheme, themeNames, type ThemeName } from '#ui/theme/tokens.ts';
import { gateEvent } from '../boot/gate.ts';
import { createStore, type Store } from './store.ts';

/** Interface state that several modules need. */
export interface UiState {
  readonly theme: ThemeName;
  readonly isMenuOpen: boolean;
  /** Whether the visitor has chosen Sound On or Sound Off in this browser session. */
  readonly isGatePassed: boolean;
  /** The audio context's state. */
  readonly sound: 'running' | 'suspended';
}

/** The server's state, and the browser's until hydration. */
export const initialUiState: UiState = {
  theme: defaultTheme,
  isMenuOpen: false,
  isGatePassed: false,
  sound: 'suspended',
};

/** Reads theme and gate from the root element, where the boot script has set them. */
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

/** The page's one state; constant on the server. */
export const uiStore = createUiStore(
  typeof document === 'undefined' ? undefined : document.documentElement,
);
