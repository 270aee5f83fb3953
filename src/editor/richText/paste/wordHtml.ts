import type { TextBlock } from '../format/textRules.ts';

/** The list that a paragraph of Word belongs to: Word writes none, but names it in the style. */
export function wordList(element: Element): TextBlock | null {
  const style = element.getAttribute('style') ?? '';
  if (!/mso-list\s*:\s*l\d+/i.test(style)) return null;
  const marker = [...element.querySelectorAll('[style]')].find((part) =>
    /mso-list\s*:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent.replaceAll(/[\s\u00a0]/g, '') ?? '';
  return /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(text) ? 'o-list-item' : 'list-item';
}
