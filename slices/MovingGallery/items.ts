import { isFilled, type Content, type FilledImageFieldImage } from '@prismicio/client';
import * as gallery from '#ui/words/en/slices/gallery.ts';
import type { Say } from '#ui/words/language.ts';
import { phoneScreen } from './measures.ts';
import type { FrameType } from './settings.ts';

type Fields = Content.MovingGallerySlice['items'][number];

/** An image, a video, or a video with a poster. */
export interface GalleryItem {
  readonly image: FilledImageFieldImage | null;
  /** Address of the video file. */
  readonly video: string | null;
  /** The accessible name. */
  readonly name: string;
  /** Height over width of its screen. */
  readonly ratio: number;
}

/** Height over width of a video without a poster. */
const videoRatio = 9 / 16;

/** Limits of the ratio: flatter items would need hundreds to fill a column. */
const [minRatio, maxRatio] = [0.25, 4];

/** The items that have something to show. */
export function galleryItems(
  items: readonly Fields[],
  frame: FrameType,
  say: Say,
): readonly GalleryItem[] {
  return items.flatMap(({ image, video }) => {
    const poster = isFilled.image(image) ? image : null;
    const file = isFilled.linkToMedia(video) ? video.url : null;
    if (poster === null && file === null) return [];
    const own = poster ? poster.dimensions.height / poster.dimensions.width : videoRatio;
    const shape = frame !== 'Simple' && own < 1 ? phoneScreen : own;
    const ratio = Math.min(Math.max(shape, minRatio), maxRatio);
    return [
      {
        image: poster,
        video: file,
        ratio,
        name: poster?.alt || say(file ? gallery.video : gallery.picture),
      },
    ];
  });
}
