import { UploadTile } from './UploadTile.tsx';
import type { ListedUploads } from './useUploads.ts';
import * as styles from './Uploads.styles.ts';

/** The files on their way into one field, which shows by itself which file of the library it has. */
export function FieldUploads({ uploads }: { uploads: ListedUploads }) {
  const list = uploads.list.filter(({ state }) => state.kind !== 'stored' || !state.isKnown);
  if (list.length === 0) return null;
  return (
    <div className={styles.stack}>
      {list.map((upload) => (
        <UploadTile key={upload.id} upload={upload} uploads={uploads} />
      ))}
    </div>
  );
}
