import { useState } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import type { Json } from 'prismic-folder/edit';
import type { Elements } from '../../../kit/Elements.ts';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { type KnownItem, useMediaItem } from '../file/mediaItems.ts';
import type { MediaChoice, MediaDialogProps } from '../MediaDialog.tsx';
import { MediaDialog } from '../MediaPicker.tsx';
import { type MediaKind, nounOf } from '../pickMedia.ts';
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
  /** A file was uploaded for the field. */
  readonly onStored: (item: MediaItem) => void;
  readonly onChosen: (choice: MediaChoice) => void;
  /** The file, and what the library knows of it. */
  readonly children: (known: KnownItem | null, actions: FileActions) => Elements;
  /** Below files on their way. */
  readonly below?: Elements;
}

/** A field that holds a file of the library: chosen there, dropped on it, pasted into it, and seen on its way. */
export function FileField(props: FileFieldProps) {
  const { kinds, file, other, removed, where, image, onStored, onChosen, children, below } = props;
  const { field, readOnly, onChange } = props;
  const [dialog, setDialog] = useState<'library' | 'crop' | null>(null);
  const known = useMediaItem(file?.name ?? null);
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
            onStored={onStored}
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
