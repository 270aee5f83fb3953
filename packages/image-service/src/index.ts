export * from './web.ts';
export { createMedia, type MediaOptions } from './createMedia.ts';
export { createNodeMedia, type NodeMediaOptions } from './createNodeMedia.ts';
export { diskCache } from './diskCache.ts';
export type { ByteRange, FileStat, MediaFiles } from './MediaFiles.ts';
export type { EncodedImage, MediaImages, SourceImage, TransformPlan } from './MediaImages.ts';
export { nodeFiles, realNames } from './nodeFiles.ts';
export { sharpImages } from './sharpImages.ts';
export { type MediaCache, type MediaLog, memoryCache, tieredCache } from './memoryCache.ts';
export {
  createTransformQueue,
  type TransformQueue,
  type TransformQueueOptions,
} from './transformQueue.ts';
