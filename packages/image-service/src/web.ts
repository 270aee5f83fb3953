/** The parts that run without Node, for a server that gets its files elsewhere. */
export { ALWAYS, cacheControl, type Freshness } from './answerHeaders.ts';
export {
  createFairQueue,
  type FairQueue,
  type FairQueueOptions,
  type QueuedWork,
  type QueueRefusal,
  type Work,
} from './fairQueue.ts';
export { isTransformable } from './formats.ts';
export { imageParameters, type ImageParameters } from './imageParameters.ts';
export { MediaError, mediaRefusal, missingFile, type MediaStatus } from './MediaError.ts';
export { mediaPath } from './mediaPath.ts';
export { isUnchanged, type Validators } from './validators.ts';
