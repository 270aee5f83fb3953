import { isColor } from '#ui/theme/contrast.ts';

const named: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['white', '#ffffff'],
]);

const rgb = /^rgb\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*\)$/;

/**
 * An opaque colour as `#rgb` or `#rrggbb`, whose contrast can be measured. Takes those, `rgb(r, g,
 * b)`, 'black' and 'white'; else null.
 */
export function cssColor(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  if (isColor(text)) return text;
  const channels = rgb.exec(text)?.slice(1).map(Number);
  if (channels?.every((channel) => channel <= 255)) {
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  }
  return named.get(text) ?? null;
}
