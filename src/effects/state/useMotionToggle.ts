import { useSyncExternalStore } from 'react';
import { reducedMotion, systemStill } from '#ui/mediaSwitch.ts';
import { memoryKeys, remember } from '../boot/memory.ts';

/**
 * While a visitor wants nothing to move, `data-motion` is 'still' on the root element, and
 * `data-allowed` keeps what the owner allows: the step in `data-motion` before, empty for all.
 */
const dataset = () => document.documentElement.dataset;

/** Stills the page, or gives back what the owner allows, and stores it. */
function change(): void {
  const root = dataset();
  const { allowed } = root;
  remember('localStorage', memoryKeys.motion, allowed === undefined ? 'still' : '');
  if (allowed === undefined) {
    root['allowed'] = root['motion'] ?? '';
    root['motion'] = 'still';
    return;
  }
  delete root['allowed'];
  if (allowed) root['motion'] = allowed;
  else delete root['motion'];
}

/**
 * Whether the page moves, and what a press does that changes it; null where there is nothing to
 * choose: owner or system want it still, or nobody can press yet.
 */
export function useMotionToggle(): { isOn: boolean; change: () => void } | null {
  const isStill = useSyncExternalStore(reducedMotion.follow, reducedMotion.isOn, () => true);
  if (isStill && (systemStill.isOn() || (dataset()['allowed'] ?? 'still') === 'still')) return null;
  return { isOn: !isStill, change };
}
