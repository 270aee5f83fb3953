import type { Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { VideoBlock } from '#ui/video/VideoBlock.tsx';
import { EmbedVideo } from './EmbedVideo.tsx';

/** A video file, or a video embedded from another site. */
export function Video({ slice }: SliceProps<Content.VideoSlice>) {
  const { variant } = useSliceZone();
  if (slice.variation === 'embed') return <EmbedVideo embed={slice.primary.embed} />;
  return <VideoBlock fields={slice.primary} roomy={variant === 'spread'} />;
}
