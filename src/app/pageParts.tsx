import { useSyncExternalStore } from 'react';
import { createStore } from '#effects/state/store.ts';
import { Gate } from '#shell/gate/Gate.tsx';
import { closeMenu, openMenu } from '#shell/menu/menuControl.ts';

/** What is around the pages, and opened by visitors or below all else. */
type PagePart = 'gate' | 'menu' | 'footer';

const shown = createStore<{ part: PagePart | null }>({ part: null });

/** Opens a part around the pages, which visitors open themselves, and closes the others. */
export function showPagePart(part: PagePart | null): void {
  const { part: last } = shown.get();
  if (part === last) return;
  if (last === 'menu') closeMenu();
  shown.set({ part });
  if (part === 'menu') openMenu();
  if (part === 'footer') {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  }
}

/** The welcome gate over the page in the editor's frame, where no boot script opens it. */
export function OwnersGate() {
  const { part } = useSyncExternalStore(shown.subscribe, shown.get);
  if (part !== 'gate') return null;
  const open = (element: HTMLElement | null) => {
    const gate = element?.querySelector('dialog');
    if (gate) gate.open = true;
  };
  return (
    <div ref={open}>
      <Gate />
    </div>
  );
}
