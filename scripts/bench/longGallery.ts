import { cp, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** Items of the gallery, as the budget names them. */
export const GALLERY_ITEMS = 200;

/** Uid of the project that shows it. */
export const GALLERY_UID = 'long-gallery';

/** Copies the content to a new folder and adds a project with one long gallery; the caller removes it. */
export async function longGallery(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-gallery-'));
  await cp('content', folder, {
    recursive: true,
    filter: (path) => basename(path) !== 'media',
  });
  await symlink(resolve('content/media'), join(folder, 'media'));
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
  const file = join(folder, 'documents', 'project', `${GALLERY_UID}.json`);
  await writeFile(file, JSON.stringify(project));
  return folder;
}
