import type { Elements } from '#ui/Elements.ts';
import type { MediaItem } from '#prismic-folder/contract';
import { Icon } from '../../ui/icons/Icon.tsx';
import { DeleteFile } from './DeleteFile.tsx';
import { FileAbout } from './FileAbout.tsx';
import { FileUses } from './FileUses.tsx';
import * as styles from './File.styles.ts';
import { factsOf } from './formatFile.ts';
import { RenameFile } from './RenameFile.tsx';
import { ReplaceFile } from './ReplaceFile.tsx';

type FilePaneProps = {
  item: MediaItem;
  /** What the picture says in the place that is edited. */
  children?: Elements;
  /** The file has another name or content. */
  onChanged: (item: MediaItem) => void;
  onDeleted: () => void;
  /** A place that uses the file was opened. */
  onLeave: () => void;
};

/** The chosen file: facts, where it is used, what the library knows of it, and what can be done. */
export function FilePane({ item, children, onChanged, onDeleted, onLeave }: FilePaneProps) {
  return (
    <section className={styles.pane} aria-label="File">
      {children}
      <div className={styles.part}>
        <h3 className={styles.heading}>File</h3>
        <span className={styles.facts}>{item.name}</span>
        <span className={styles.quiet}>{factsOf(item)}</span>
        {item.playback !== undefined && (
          <p className={styles.problem}>
            <Icon name="warning" />
            <span>{`It ${item.playback}.`}</span>
          </p>
        )}
        <div className={styles.actions}>
          <ReplaceFile item={item} onReplaced={onChanged} />
          <RenameFile item={item} onRenamed={onChanged} />
          <DeleteFile item={item} onDeleted={onDeleted} onLeave={onLeave} />
        </div>
      </div>
      <FileUses item={item} onLeave={onLeave} />
      <FileAbout item={item} />
    </section>
  );
}
