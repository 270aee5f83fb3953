import { Group } from 'react-aria-components';
import type { MediaItem } from 'prismic-folder/contract';
import type { Elements } from '../../../kit/Elements.ts';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { useEditor } from '../../../session/EditorContext.ts';
import { useKeptFocus } from '../../field/useKeptFocus.ts';
import type { MediaKind } from '../pickMedia.ts';
import { DropLine } from '../upload/DropLine.tsx';
import { useUploads } from '../upload/uploads.ts';
import { UploadTile } from '../upload/UploadTile.tsx';
import { useFileDrop } from '../upload/useFileDrop.ts';
import * as styles from './Field.styles.ts';

interface MediaAreaProps {
  /** Id of its label. */
  readonly labelledBy: string;
  readonly kinds: readonly MediaKind[];
  readonly isReadOnly: boolean;
  /** Changes with its buttons, as when a file is chosen or removed. */
  readonly state: string;
  /** A file is on its way; what it returns gets the file once that is in the library. */
  readonly onUpload: () => (item: MediaItem) => void;
  /** What is in it; `onFile` uploads a file of this computer. */
  readonly children: (onFile: (file: File) => void) => Elements;
  /** Below files on their way. */
  readonly below?: Elements;
}

/** A file that was just chosen, and what came of it, may have their place below the edge of the form. */
function bringIntoView(tiles: HTMLElement | null): void {
  tiles?.scrollIntoView({ block: 'nearest' });
}

/** The area of a field that holds a file: one can be dropped on it, pasted into it, and is seen on its way. */
export function MediaArea(props: MediaAreaProps) {
  const { labelledBy, kinds, isReadOnly, state, onUpload, children, below } = props;
  const { toast } = useEditor();
  const uploads = useUploads();
  const place = ([file, ...others]: readonly File[]) => {
    if (!file) return;
    // What became of the one before is no news beside the next.
    for (const { id } of uploads.list) uploads.cancel(id);
    const onStored = onUpload();
    uploads.add([file], kinds, ([stored]) => {
      if (!stored) return;
      onStored(stored);
      if (others.length > 0)
        toast({ message: `Only ${file.name} is used: the field holds one file.` });
    });
  };
  const last = uploads.list.at(-1);
  const drop = useFileDrop(place, isReadOnly);
  const area = useKeptFocus(state);
  return (
    <Group ref={area} aria-labelledby={labelledBy} className={styles.area} {...drop.handlers}>
      {children((file) => place([file]))}
      {uploads.list.length > 0 && (
        <Stack
          key={last && `${last.id} ${last.state.kind === 'failed'}`}
          ref={bringIntoView}
          gap={8}
        >
          {uploads.list.map((upload) => (
            <UploadTile key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </Stack>
      )}
      {below}
      <DropLine isOver={drop.isOver} words="Drop to use it here" />
    </Group>
  );
}
