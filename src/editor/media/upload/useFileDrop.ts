import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react';

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
    return () => control.abort();
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

/** What events of browsers and of React have in common. */
interface FileEvent {
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
}

type DragLike = FileEvent & { readonly dataTransfer: DataTransfer | null };
type PasteLike = FileEvent & { readonly clipboardData: DataTransfer | null };

/** Handlers of an area that takes dropped and pasted files. */
interface FileDropHandlers {
  readonly configure: (settings: FileDropSettings) => void;
  readonly enter: (event: DragLike) => void;
  readonly over: (event: DragLike) => void;
  readonly leave: (event: DragLike) => void;
  readonly drop: (event: DragLike) => void;
  readonly paste: (event: PasteLike) => void;
}

interface FileDropSettings {
  readonly onFiles: (files: readonly File[]) => void;
  /** Takes nothing at present. */
  readonly isOff: boolean;
}

/** `onOver`: whether files are dragged over the area. */
export function createFileDrop(onOver: (isOver: boolean) => void): FileDropHandlers {
  let settings: FileDropSettings = { onFiles: () => undefined, isOff: true };
  // Moving from one child to another leaves the first one after the second was entered.
  let depth = 0;
  const isTaken = ({ dataTransfer }: DragLike) => !settings.isOff && hasFiles(dataTransfer);
  const setDepth = (next: number) => {
    depth = Math.max(0, next);
    onOver(depth > 0);
  };
  return {
    configure(next) {
      settings = next;
    },
    enter(event) {
      if (!isTaken(event)) return;
      event.preventDefault();
      setDepth(depth + 1);
    },
    over(event) {
      if (!isTaken(event) || event.dataTransfer === null) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    leave(event) {
      if (isTaken(event)) setDepth(depth - 1);
    },
    drop(event) {
      if (!isTaken(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setDepth(0);
      const files = filesOf(event.dataTransfer);
      if (files.length > 0) settings.onFiles(files);
    },
    paste(event) {
      const { clipboardData } = event;
      // A copied part of a page may come with a picture of it: its text goes into the text field.
      if (settings.isOff || clipboardData === null || clipboardData.types.includes('text/plain'))
        return;
      const files = filesOf(clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      settings.onFiles(files);
    },
  };
}

/** The files that were dropped or pasted; folders have none that a browser reads by itself. */
function filesOf(data: DataTransfer | null): readonly File[] {
  return data === null ? [] : [...data.files];
}

/** Whether something dragged over a page is files, whose names are hidden until they are dropped. */
function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false;
}
