import { isRecord } from '../../json.ts';

const MAX = 80;

/** The first words in a value, by which an owner knows it again; empty if it has none. */
export function textIn(value: unknown): string {
  const letters = Array.from(firstText(value) ?? '');
  return letters.length <= MAX ? letters.join('') : `${letters.slice(0, MAX).join('')}…`;
}

function firstText(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    for (const entry of value) {
      const found = firstText(entry);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isRecord(value) || 'link_type' in value || 'dimensions' in value) return undefined;
  const { text } = value;
  if (typeof text === 'string' && text.trim() !== '') return text;
  for (const entry of Object.values(value)) {
    const found = typeof entry === 'object' ? firstText(entry) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
