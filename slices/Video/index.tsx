import type { Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useZone } from '#content/zone.ts';
import { VideoBlock } from '#ui/player/VideoBlock.tsx';
import { EmbedVideo } from './EmbedVideo.tsx';

/** A video file, or a film embedded from another site. */
export function Video({ slice }: SliceProps<Content.VideoSlice>) {
  const { surface } = useZone();
  if (slice.variation === 'embed') return <EmbedVideo embed={slice.primary.embed} />;
  return <VideoBlock fields={slice.primary} roomy={surface === 'spread'} />;
}
