/** A text that a browser has translated: the node that was in the page, the words it had, and what is shown for it. */
export interface Translated {
  readonly text: Text;
  readonly words: string;
  readonly shown: Element;
}

/**
 * Does to a part of a page what browsers do that translate it: the words of every text node are in elements of
 * their own, and the node itself is in the page no more. It also runs in the page, so it uses nothing of this file.
 */
export function translate(root: Element): Translated[] {
  const exempt =
    'script, style, noscript, svg, input, textarea, [contenteditable]:not([contenteditable=false]), [translate=no]';
  const { ownerDocument } = root;
  const walker = ownerDocument.createTreeWalker(root, 4);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    // Cast: only texts are walked.
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    // What is blank is nothing to translate.
    if (!parent || text.data.trim() === '' || parent.closest(exempt)) continue;
    if (parent.tagName !== 'FONT') texts.push(text);
  }
  return texts.map((text) => {
    const shown = ownerDocument.createElement('font');
    const inner = ownerDocument.createElement('font');
    inner.append(text.data);
    shown.append(inner);
    text.replaceWith(shown);
    return { text, words: text.data, shown };
  });
}
