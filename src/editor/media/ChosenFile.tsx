import { Button } from '../ui/controls/Button.tsx';
import type { MediaItem } from '#prismic-folder/contract';
import { CropPane } from './crop/CropPane.tsx';
import { changeCrop } from './crop/cropState.ts';
import { AltFields } from './field/AltFields.tsx';
import { FilePane } from './file/FilePane.tsx';
import { FilePreview } from './file/FilePreview.tsx';
import type { ImageWork } from './imageWork.ts';
import * as styles from './MediaDialog.styles.ts';

type ChosenFileProps = {
  item: MediaItem;
  /** The image field that it is chosen for; null where files are only chosen. */
  work: ImageWork | null;
  onWork: (work: ImageWork) => void;
  isCropFocused: boolean;
  /** Back to the library, where there is no room for both. */
  onBrowse: () => void;
  onChanged: (item: MediaItem) => void;
  onDeleted: () => void;
  onLeave: () => void;
};

/** The file that was chosen in the library: shown or cut, described, with what is known of it. */
export function ChosenFile({
  item,
  work,
  onWork,
  isCropFocused,
  onBrowse,
  ...file
}: ChosenFileProps) {
  return (
    <>
      <div className={styles.work}>
        <div className={styles.back}>
          <Button kind="quiet" icon="arrow-left" onPress={onBrowse}>
            Library
          </Button>
        </div>
        {work === null || work.crop === null ? (
          <FilePreview item={item} />
        ) : (
          <CropPane
            key={item.name}
            item={item}
            state={work.crop.now}
            isFocused={isCropFocused}
            onAction={(action) => {
              if (work.crop === null) return;
              const now = changeCrop(work.crop.now, action);
              onWork({ ...work, crop: { ...work.crop, now } });
            }}
          />
        )}
      </div>
      <div className={styles.file}>
        <FilePane key={item.name} item={item} {...file}>
          {work !== null && (
            <AltFields
              alt={work.alt}
              switchLabel="Decoration"
              note="Read aloud to people who do not see it."
              onChange={(alt) => {
                onWork({ ...work, alt });
              }}
            />
          )}
        </FilePane>
      </div>
    </>
  );
}
