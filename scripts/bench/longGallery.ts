import { contentCopy } from './contentCopy.ts';

/** Items of the gallery, as in the budget. */
export const GALLERY_ITEMS = 200;

/** Uid of the project that shows it. */
export const GALLERY_UID = 'long-gallery';

/** A copy of the content with a project of one long gallery; the caller removes it. */
export async function longGallery(): Promise<string> {
  const screens = Array.from({ length: GALLERY_ITEMS }, (_, index) => ({
    image: {
      url: `/media/screen-${String((index % 12) + 1).padStart(2, '0')}.webp`,
      alt: `Screen ${index + 1}`,
    },
  }));
  const text = (words: string) => ({
    slice_type: 'text_block',
    variation: 'default',
    primary: { text: [{ type: 'paragraph', text: words, spans: [] }] },
  });
  const project = {
    data: {
      project_title: [{ type: 'heading1', text: 'Long gallery', spans: [] }],
      use_spread: 'Yes',
      spread: [
        text('Above the gallery.'),
        {
          slice_type: 'moving_gallery',
          variation: 'default',
          primary: {
            columns: 5,
            height: 900,
            gap: 44,
            angle: -14,
            speed: 40,
            frame_type: 'Simple',
            frame_color: '#111614',
            frame_radius: 16,
          },
          items: screens,
        },
        text('Below the gallery.'),
      ],
    },
  };
  return contentCopy(() => ({ [GALLERY_UID]: project }));
}
