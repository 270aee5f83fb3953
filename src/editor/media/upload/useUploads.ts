import { useState, useSyncExternalStore } from 'react';
import { useEditor } from '../../EditorContext.ts';
import { useMediaItems } from '../file/useMediaItem.ts';
import { createUploads, type Upload, type Uploads } from './createUploads.ts';

/** Uploads of one place of the editor, and the files on their way. They go on if it is closed. */
export interface ListedUploads extends Uploads {
  readonly list: readonly Upload[];
}

export function useUploads(): ListedUploads {
  const { api, announce } = useEditor();
  const items = useMediaItems();
  const [uploads] = useState(() => createUploads({ api, announce, onStored: items.put }));
  return { ...uploads, list: useSyncExternalStore(uploads.subscribe, uploads.get) };
}
