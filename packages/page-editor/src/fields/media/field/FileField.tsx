import { useState } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import { changesFor, isSamePath, type Json, valueAt } from 'prismic-folder/edit';
import type { Elements } from '../../../kit/Elements.ts';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { useLatest } from '../../../kit/hooks/useLatest.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { followPath } from '../../field/followPath.ts';
import { useForm } from '../../field/FormContext.ts';
import { type KnownItem, useMediaItem } from '../file/mediaItems.ts';
import type { MediaChoice, MediaDialogProps } from '../MediaDialog.tsx';
import { MediaDialog } from '../MediaPicker.tsx';
import { type MediaKind, nounOf, placeGone } from '../pickMedia.ts';
import { EmptyField, type FileActions, MissingFile } from './EmptyField.tsx';
import { MediaArea } from './MediaArea.tsx';

interface FileFieldProps extends FieldProps {
  readonly kinds: readonly MediaKind[];
  /** The file that is in it; `name` is null for files of other hosts. */
  readonly file: { readonly url: string; readonly name: string | null } | null;
  /** A value that is something else: it is kept until it is removed. */
  readonly other: Json | undefined;
  /** The value without the file. */
  readonly removed: Json | undefined;
  /** Where the field is, in words, for a dialog that covers the form. */
  readonly where: () => string;
  /** The model of an image field: its picture is described and cut in the dialog. */
  readonly image?: Omit<NonNullable<MediaDialogProps['image']>, 'start'>;
  /** Loads what gives the value with a file that was uploaded for the field. */
  readonly withFile: () => Promise<(value: Json | undefined, item: MediaItem) => Json>;
  readonly onChosen: (choice: MediaChoice) => void;
  /** The file, and what the library knows of it. */
  readonly children: (known: KnownItem | null, actions: FileActions) => Elements;
  /** Below files on their way. */
  readonly below?: Elements;
}

/** A field that holds a file of the library: chosen there, dropped on it, pasted into it, and seen on its way. */
export function FileField(props: FileFieldProps) {
  const { kinds, file, other, removed, where, image, onChosen, children, below } = props;
  const { field, readOnly, onChange } = props;
  const [dialog, setDialog] = useState<'library' | 'crop' | null>(null);
  const known = useMediaItem(file?.name ?? null);
  const onUpload = useUploadInto(props);
  const actions = {
    kinds,
    isReadOnly: readOnly !== null,
    onChoose: () => setDialog('library'),
    onCrop: () => setDialog('crop'),
    onRemove: () => onChange(removed, { label: `remove ${field.label}` }),
  };
  const content = (onFile: FileActions['onFile']) => {
    const all = { ...actions, onFile };
    if (file === null) return <EmptyField {...all} noun={nounOf(kinds)} other={other} />;
    if (known?.kind !== 'gone') return children(known, all);
    return <MissingFile {...all} name={file.name ?? file.url} />;
  };
  return (
    <FieldFrame {...frameProps(props)} hint={file === null ? field.hint : ''} isRinged={false}>
      {(naming) => (
        <>
          {/* Events of a dialog would bubble into the field that it was opened from. */}
          <MediaArea
            labelledBy={naming['aria-labelledby']}
            kinds={kinds}
            isReadOnly={actions.isReadOnly}
            state={`${file === null} ${dialog}`}
            onUpload={onUpload}
            below={below}
          >
            {content}
          </MediaArea>
          {dialog !== null && (
            <MediaDialog
              kinds={kinds}
              current={file?.url}
              place={where()}
              {...(image && { image: { ...image, start: dialog } })}
              onClose={(choice) => {
                setDialog(null);
                if (choice !== null) onChosen(choice);
              }}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** Puts a file, once it is stored, where the field that it was uploaded for is by then. */
function useUploadInto(props: FileFieldProps): () => (item: MediaItem) => void {
  const { session } = useForm();
  const { toast } = useEditor();
  const latest = useLatest(props);
  return () => {
    const placeNow = followPath(session, props.path);
    const place = async (item: MediaItem) => {
      const placed = await props.withFile();
      const path = placeNow();
      const { json, readOnly } = session.get();
      if (path === null || readOnly !== null) {
        toast({ message: placeGone(item, readOnly ?? undefined) });
        return;
      }
      // Cast: a value of a JSON file.
      const value = placed(valueAt(json, path) as Json | undefined, item);
      const change = { label: `place ${item.name}` };
      const shown = latest();
      if (isSamePath(path, shown.path)) shown.onChange(value, change);
      else session.edit(changesFor(json, path, value), change);
    };
    return (item) => void place(item);
  };
}
