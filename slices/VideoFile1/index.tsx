import type { Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useZone } from '#content/zone.ts';
import { VideoBlock } from '#ui/player/VideoBlock.tsx';

/** The second kind of video file of a spread, made for the text column. */
export function VideoFile1({ slice }: SliceProps<Content.VideoFile1Slice>) {
  const { surface } = useZone();
  return <VideoBlock fields={slice.primary} roomy={surface === 'spread'} />;
}
