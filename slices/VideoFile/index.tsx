import type { Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useZone } from '#content/zone.ts';
import { VideoBlock } from '#ui/player/VideoBlock.tsx';

/** A video file of a spread. */
export function VideoFile({ slice }: SliceProps<Content.VideoFileSlice>) {
  const { surface } = useZone();
  return <VideoBlock fields={slice.primary} roomy={surface === 'spread'} />;
}
