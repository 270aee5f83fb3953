/** `1 document`, `57 documents`. */
export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

/** `12.3 MB`, `640 kB`. */
export function bytes(size: number): string {
  return size >= 1e6 ? `${(size / 1e6).toFixed(1)} MB` : `${Math.ceil(size / 1e3)} kB`;
}

/** `about 5 minutes`, `under a minute`. */
export function duration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  return minutes < 1 ? 'under a minute' : `about ${count(minutes, 'minute')}`;
}
