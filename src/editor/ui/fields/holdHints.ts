/**
 * Leaves hints as they are until a press or a drag has ended. Either moves the focus: a hint that comes or
 * goes with it would move everything below under the pointer, and what was pressed would not be pressed.
 * Returns a function that ends it.
 */
export function holdHints(page: Document): () => void {
  const { documentElement: root } = page;
  const ended = new AbortController();
  let held: HTMLElement[] = [];
  let isDragging = false;

  const hold = () => {
    root.dataset['pressing'] = '';
    let frame = page.activeElement?.closest<HTMLElement>('[data-frame]');
    for (; frame; frame = frame.parentElement?.closest<HTMLElement>('[data-frame]')) {
      frame.dataset['held'] = '';
      held.push(frame);
    }
  };
  const release = () => {
    // The click comes right after the pointer is up, and a drag cancels the pointer.
    requestAnimationFrame(() => {
      if (isDragging) return;
      delete root.dataset['pressing'];
      for (const frame of held) delete frame.dataset['held'];
      held = [];
    });
  };
  const drag = ({ type }: DragEvent) => {
    isDragging = type === 'dragstart';
    if (!isDragging) release();
  };

  const options = { capture: true, signal: ended.signal };
  page.addEventListener('pointerdown', hold, options);
  page.addEventListener('pointerup', release, options);
  page.addEventListener('pointercancel', release, options);
  page.addEventListener('dragstart', drag, options);
  page.addEventListener('dragend', drag, options);
  return () => ended.abort();
}
