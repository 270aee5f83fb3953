import { useCallback, useEffect, useState } from 'react';
import type { Place } from '../../model/place.ts';

/** Files that were pasted, and what was selected. */
interface PastedFiles {
  readonly place: Place;
  readonly files: readonly File[];
}

/** Files that come over the window, or out of the clipboard. */
export interface ArrivingFiles {
  /** Whether any have come yet. */
  readonly hasAny: boolean;
  /** Whether files are dragged over the window. */
  readonly isOver: boolean;
  readonly pasted: PastedFiles | null;
  /** Says that the pasted files are taken: what is over the page comes and goes, and would take them again. */
  readonly onTaken: () => void;
  /** Says that files are dragged into the page in the frame. */
  readonly onFrame: () => void;
  readonly onPaste: (place: Place, files: readonly File[]) => void;
}

export function useArrivingFiles(): ArrivingFiles {
  const [isOver, setOver] = useState(false);
  const [pasted, setPasted] = useState<PastedFiles | null>(null);
  const [hasAny, setAny] = useState(false);
  if (!hasAny && (isOver || pasted !== null)) setAny(true);
  useEffect(() => {
    const control = new AbortController();
    const options = { signal: control.signal, capture: true };
    const isOfFiles = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes('Files') === true;
    window.addEventListener('dragenter', (event) => setOver(isOfFiles(event)), options);
    window.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) setOver(false);
      },
      options,
    );
    // While something is dragged nothing else of the pointer is told: it was let go of where nobody heard.
    window.addEventListener('pointermove', () => setOver(false), options);
    // When whoever takes them has them.
    window.addEventListener('drop', () => setTimeout(() => setOver(false)), options);
    return () => control.abort();
  }, []);
  return {
    hasAny,
    isOver,
    pasted,
    onTaken: useCallback(() => setPasted(null), []),
    onFrame: useCallback(() => setOver(true), []),
    onPaste: useCallback((place, files) => setPasted({ place, files }), []),
  };
}
