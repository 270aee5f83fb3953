import { use } from 'react';
import type { Json } from '#prismic-folder/edit';
import { ApiError } from '../../api/AuthoringClient.ts';
import { useEditor } from '../../EditorContext.ts';
import { IMAGE_KINDS, MediaPickerContext, type ChosenMedia } from '../../media/pickMedia.ts';

interface TextImages {
  /** Absent without a media dialog. */
  readonly pick: ((current?: string) => Promise<Json>) | null;
  /** Uploads pictures one after the other; the block of each, null for those that failed. */
  readonly add: (files: readonly File[]) => Promise<readonly Json[]>;
}

/** Pictures for a text: from the library, or files that are added to it. */
export function useTextImages(place: string): TextImages {
  const { api, announce, toast } = useEditor();
  const pickMedia = use(MediaPickerContext);
  return {
    pick:
      pickMedia &&
      (async (current) => {
        const chosen = await pickMedia({ kinds: IMAGE_KINDS, place, current });
        return chosen === null ? null : imageOf(chosen);
      }),
    add: async (files) => {
      const images: Json[] = [];
      announce(files.length === 1 ? 'Uploading 1 picture' : `Uploading ${files.length} pictures`);
      for (const file of files) {
        try {
          const item = await api.call('uploadMedia', { query: { name: file.name }, body: file });
          images.push(imageOf({ item, url: `/media/${item.name}`, alt: item.alt ?? null }));
        } catch (error) {
          const message = error instanceof ApiError ? error.message : `${file.name} was not added.`;
          images.push(null);
          toast({ message });
          announce(message, 'assertive');
        }
      }
      return images;
    },
  };
}

/** A picture of the library as a block of the file. */
function imageOf({ item, url, alt }: ChosenMedia): Json {
  const { width, height } = item;
  const hasSize = width !== undefined && height !== undefined;
  return { type: 'image', url, alt, ...(hasSize && { dimensions: { width, height } }) };
}
