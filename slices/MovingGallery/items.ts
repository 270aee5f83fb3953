import { isFilled, type Content, type FilledImageFieldImage } from '@prismicio/client';
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
const filmRatio = 9 / 16;

/** Limits of the ratio: flatter items would need hundreds to fill a column. */
const [flattest, tallest] = [0.25, 4];

/** The items that have something to show. */
export function galleryItems(items: readonly Fields[], frame: FrameType): readonly GalleryItem[] {
  return items.flatMap(({ image, video }) => {
    const still = isFilled.image(image) ? image : null;
    const film = isFilled.linkToMedia(video) ? video.url : null;
    if (still === null && film === null) return [];
    const own = still ? still.dimensions.height / still.dimensions.width : filmRatio;
    const shape = frame !== 'Simple' && own < 1 ? phoneScreen : own;
    const ratio = Math.min(Math.max(shape, flattest), tallest);
    return [{ image: still, video: film, ratio, name: still?.alt || (film ? 'Video' : 'Picture') }];
  });
}
