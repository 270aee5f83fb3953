/** A key as the keyboard of this system names it; `Mod` is Control, or Command on Apple's systems. */
export function keyName(key: string, isApple = isAppleSystem()): string {
  if (key === 'Mod') return isApple ? '⌘' : 'Ctrl';
  if (key === 'Alt') return isApple ? '⌥' : 'Alt';
  return key === 'Shift' && isApple ? '⇧' : key;
}

/** Keys pressed together, as people read them: 'Ctrl Z'. */
export const keyWords = (keys: string): string =>
  keys
    .split(' ')
    .map((key) => keyName(key))
    .join(' ');

/** How what was just done is taken back, as it is said. */
export const undoWords = (isApple = isAppleSystem()): string =>
  `Undo with ${isApple ? 'Command' : 'Control'} Z.`;

function isAppleSystem(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
