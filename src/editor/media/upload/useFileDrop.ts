import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react';
import { createFileDrop } from './fileDrop.ts';

interface FileDrop {
  /** Whether files are dragged over the area. */
  readonly isOver: boolean;
  /** For the element of the area. */
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onPaste: (event: ClipboardEvent) => void;
  };
}

type OnFiles = (files: readonly File[]) => void;

/** Takes files that are dropped anywhere on an area, or pasted while the focus is in it. */
export function useFileDrop(onFiles: OnFiles, isOff = false): FileDrop {
  const { isOver, drop } = useHandlers(onFiles, isOff);
  return {
    isOver,
    handlers: {
      onDragEnter: drop.enter,
      onDragOver: drop.over,
      onDragLeave: drop.leave,
      onDrop: drop.drop,
      onPaste: drop.paste,
    },
  };
}

/** The same for the whole window, for what is over everything else. Whether files are over it. */
export function useWindowFileDrop(onFiles: OnFiles): boolean {
  const { isOver, drop } = useHandlers(onFiles, false);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    window.addEventListener('dragenter', drop.enter, { signal });
    window.addEventListener('dragover', drop.over, { signal });
    window.addEventListener('dragleave', drop.leave, { signal });
    window.addEventListener('drop', drop.drop, { signal });
    window.addEventListener('paste', drop.paste, { signal });
    return () => {
      control.abort();
    };
  }, [drop]);
  return isOver;
}

/** Handlers that stay the same, with what the last render gave. */
function useHandlers(onFiles: OnFiles, isOff: boolean) {
  const [isOver, setOver] = useState(false);
  const [drop] = useState(() => createFileDrop(setOver));
  useEffect(() => {
    drop.configure({ onFiles, isOff });
  });
  return { isOver, drop };
}
