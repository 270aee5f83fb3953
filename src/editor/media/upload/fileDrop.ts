import { filesOf, hasFiles } from './filesOf.ts';

/** What events of browsers and of React have in common. */
interface FileEvent {
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
}

type DragLike = FileEvent & { readonly dataTransfer: DataTransfer | null };
type PasteLike = FileEvent & { readonly clipboardData: DataTransfer | null };

/** Handlers of an area that takes dropped and pasted files. */
export interface FileDropHandlers {
  readonly configure: (settings: FileDropSettings) => void;
  readonly enter: (event: DragLike) => void;
  readonly over: (event: DragLike) => void;
  readonly leave: (event: DragLike) => void;
  readonly drop: (event: DragLike) => void;
  readonly paste: (event: PasteLike) => void;
}

export interface FileDropSettings {
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
