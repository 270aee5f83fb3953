import type { Content, ImageField } from '@prismicio/client';

/** What stands in front on the project's cover: a cut-out that can stand beside the name, too. */
export function coverForeground(
  project: Content.ProjectDocument | null | undefined,
): ImageField | undefined {
  const cover = project?.data.cover[0];
  return cover?.slice_type === 'parallax_images' ? cover.primary.cover_foreground_image : undefined;
}
