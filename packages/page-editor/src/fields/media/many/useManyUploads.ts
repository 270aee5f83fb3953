import type { MediaItem } from 'prismic-folder/contract';
import { useEditor } from '../../../session/EditorContext.ts';
import type { MediaKind } from '../pickMedia.ts';
import { type ListedUploads, useUploads } from '../upload/uploads.ts';
import { MAX_FILES } from './entryKinds.ts';

/** Uploads of files that are used where they come, as many as a document takes at once. */
interface ManyUploads {
  readonly uploads: ListedUploads;
  /** The same as of uploads; what was in the library before is used without a word. */
  readonly add: (
    files: readonly File[],
    kinds: readonly MediaKind[],
    onItems: (items: readonly MediaItem[]) => void,
  ) => void;
}

export function useManyUploads(): ManyUploads {
  const { toast } = useEditor();
  const uploads = useUploads();
  return {
    uploads,
    add(files, kinds, onItems) {
      if (files.length > MAX_FILES) {
        toast({
          message: `The first ${MAX_FILES} files are uploaded. The others stay where they are.`,
        });
      }
      uploads.add(files.slice(0, MAX_FILES), kinds, (items) => {
        uploads.closeKnown();
        onItems(items);
      });
    },
  };
}
