import type { Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { VideoBlock } from '#ui/video/VideoBlock.tsx';

/** A video file of a spread, in the text column. */
export function VideoFile1({ slice }: SliceProps<Content.VideoFile1Slice>) {
  const { variant } = useSliceZone();
  return <VideoBlock fields={slice.primary} roomy={variant === 'spread'} />;
}
