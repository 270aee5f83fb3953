import type { Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { VideoBlock } from '#ui/video/VideoBlock.tsx';

/** A video file of a spread. */
export function VideoFile({ slice }: SliceProps<Content.VideoFileSlice>) {
  const { variant } = useSliceZone();
  return <VideoBlock fields={slice.primary} roomy={variant === 'spread'} />;
}
