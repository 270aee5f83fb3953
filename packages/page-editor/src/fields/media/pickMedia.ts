import { createContext, use, useEffect, useRef } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import { useEditor } from '../../session/EditorContext.ts';

/** What a file shows: a raster image, SVG, a video, audio, or anything else. */
export type MediaKind = 'picture' | 'drawing' | 'film' | 'sound' | 'document';

/** The kinds of an image field and of images in rich text. */
export const IMAGE_KINDS: readonly MediaKind[] = ['picture', 'drawing'];

export const ALL_KINDS: readonly MediaKind[] = ['picture', 'drawing', 'film', 'sound', 'document'];

/** What something of these kinds is called. */
export function nounOf(kinds: readonly MediaKind[]): 'picture' | 'film' | 'sound' | 'PDF' | 'file' {
  if (kinds.every((kind) => IMAGE_KINDS.includes(kind))) return 'picture';
  const [only] = kinds;
  if (kinds.length > 1 || only === undefined) return 'file';
  return only === 'document' ? 'PDF' : only === 'film' ? 'film' : 'sound';
}

export interface MediaRequest {
  /** What may be chosen. */
  readonly kinds: readonly MediaKind[];
  /** Address of the file that is there now. */
  readonly current?: string | undefined;
  /** Where it goes, in words: 'Low Tide, Image, 7 of 15'. */
  readonly place?: string | undefined;
}

export interface ChosenMedia {
  readonly item: MediaItem;
  /** As content files write it: `/media/name.webp`. */
  readonly url: string;
  /** The file's own description; null if it has none. */
  readonly alt: string | null;
}

/** Opens the media dialog; null if it is closed without a choice. */
export type PickMedia = (request: MediaRequest) => Promise<ChosenMedia | null>;

export const MediaPickerContext = createContext<PickMedia>(() => Promise.resolve(null));

/**
 * `pickMedia` of the `<MediaPicker>` around this component; outside of one nothing is chosen. A choice for a component that
 * is gone by then cannot be used, and that is said.
 */
export function useMediaPicker(): PickMedia {
  const pick = use(MediaPickerContext);
  const { notify } = useEditor();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (request) => {
    const chosen = await pick(request);
    if (chosen === null || isHere.current) return chosen;
    notify({ message: placeGone(chosen.item) });
    return null;
  };
}

/** What becomes of a file whose place is gone when it is chosen or uploaded. */
export const placeGone = ({ name }: Pick<MediaItem, 'name'>, why = GONE) =>
  `${name} is in the library. ${why}`;

const GONE = 'The place that it was for is gone.';

/** For file inputs: what a system offers to choose. */
const ACCEPTED: Readonly<Record<MediaKind, string>> = {
  picture: 'image/*',
  drawing: 'image/svg+xml',
  film: 'video/*',
  sound: 'audio/*',
  document: 'application/pdf',
};

export const acceptOf = (kinds: readonly MediaKind[]): string[] =>
  kinds.map((kind) => ACCEPTED[kind]);

/** What a file shows, as the server sees it. */
export function kindOfItem({ kind, contentType }: MediaItem): MediaKind {
  if (contentType === 'image/svg+xml') return 'drawing';
  if (kind === 'image') return 'picture';
  if (contentType.startsWith('video/')) return 'film';
  return contentType.startsWith('audio/') ? 'sound' : 'document';
}
