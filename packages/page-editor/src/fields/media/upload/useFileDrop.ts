import { useEffect, useState } from 'react';
import { filesIn } from '../../../kit/fields/cutText.ts';

type OnFiles = (files: readonly File[]) => void;

/** Takes files that are dropped anywhere on an area, or pasted while the focus is in it. */
export function useFileDrop(onFiles: OnFiles, isOff = false) {
  const [isOver, setOver] = useState(false);
  // Handlers that stay the same, with what the last render gave.
  const [{ configure, handlers }] = useState(() => createFileDrop(setOver));
  useEffect(() => configure({ onFiles, isOff }));
  /** `isOver`: whether files are dragged over the area. `handlers` are for its element. */
  return { isOver, handlers };
}

/** The same for the whole window, for what is over everything else. Whether files are over it. */
export function useWindowFileDrop(onFiles: OnFiles): boolean {
  const { isOver, handlers } = useFileDrop(onFiles);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    window.addEventListener('dragenter', handlers.onDragEnter, { signal });
    window.addEventListener('dragover', handlers.onDragOver, { signal });
    window.addEventListener('dragleave', handlers.onDragLeave, { signal });
    window.addEventListener('drop', handlers.onDrop, { signal });
    window.addEventListener('paste', handlers.onPaste, { signal });
    return () => control.abort();
  }, [handlers]);
  return isOver;
}

/** What events of browsers and of React have in common. */
interface FileEvent {
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
}

type DragLike = FileEvent & { readonly dataTransfer: DataTransfer | null };
type PasteLike = FileEvent & { readonly clipboardData: DataTransfer | null };

interface FileDropSettings {
  readonly onFiles: OnFiles;
  /** Takes nothing at present. */
  readonly isOff: boolean;
}

/** Handlers of an area that takes files, also within another one that does. `onOver`: whether files are dragged over it. */
export function createFileDrop(onOver: (isOver: boolean) => void) {
  let settings: FileDropSettings = { onFiles: () => undefined, isOff: true };
  // Moving from one child to another leaves the first one after the second was entered.
  let depth = 0;
  // The names of files are hidden until they are dropped.
  const isTaken = ({ dataTransfer }: DragLike) =>
    !settings.isOff && dataTransfer?.types.includes('Files') === true;
  const setDepth = (next: number) => {
    depth = Math.max(0, next);
    onOver(depth > 0);
  };
  const take = (files: readonly File[]) => {
    if (files.length > 0) settings.onFiles(files);
  };
  return {
    configure(next: FileDropSettings) {
      settings = next;
    },
    handlers: {
      onDragEnter(event: DragLike) {
        if (!isTaken(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setDepth(depth + 1);
      },
      onDragOver(event: DragLike) {
        if (!isTaken(event) || event.dataTransfer === null) return;
        event.preventDefault();
        event.stopPropagation();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave(event: DragLike) {
        if (!isTaken(event)) return;
        event.stopPropagation();
        setDepth(depth - 1);
      },
      onDrop(event: DragLike) {
        if (!isTaken(event) || event.dataTransfer === null) return;
        event.preventDefault();
        event.stopPropagation();
        setDepth(0);
        const dropped = droppedFiles(event.dataTransfer);
        if ('then' in dropped) void dropped.then(take);
        else take(dropped);
      },
      onPaste(event: PasteLike) {
        const { clipboardData } = event;
        const files = settings.isOff || !clipboardData ? [] : filesIn(clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        settings.onFiles(files);
      },
    },
  };
}

/** Files of dropped folders, with their paths from there. */
export const droppedPaths = new WeakMap<File, string>();

/**
 * What was dropped: the files, and those of folders with everything below them, by name. Must be called while the event
 * is handled: browsers empty the transfer after that. A folder that cannot be read counts as empty.
 */
function droppedFiles(data: DataTransfer): readonly File[] | Promise<readonly File[]> {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry());
  if (!entries.some((entry) => entry?.isDirectory === true)) return [...data.files];
  return filesOf(entries.filter((entry) => entry !== null));
}

async function filesOf(entries: readonly FileSystemEntry[]): Promise<readonly File[]> {
  const files = await Promise.all(entries.map(filesOfEntry));
  return files.flat();
}

/** Casts: the interface of the browser has no other way to tell a file from a folder. */
async function filesOfEntry(entry: FileSystemEntry): Promise<readonly File[]> {
  if (entry.isFile) {
    return new Promise((resolve) => {
      (entry as FileSystemFileEntry).file(
        (file) => {
          droppedPaths.set(file, entry.fullPath.replace(/^\//, ''));
          resolve([file]);
        },
        () => resolve([]),
      );
    });
  }
  const below = await readFolder((entry as FileSystemDirectoryEntry).createReader());
  const named = below
    // What systems put beside pictures, such as `.DS_Store`.
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));
  return filesOf(named);
}

/** A reader gives a hundred entries at a time, and none at the end. */
async function readFolder(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const some = await new Promise<FileSystemEntry[]>((resolve) => {
    reader.readEntries(resolve, () => resolve([]));
  });
  return some.length === 0 ? [] : [...some, ...(await readFolder(reader))];
}
