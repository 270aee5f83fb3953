import { UploadTile } from './UploadTile.tsx';
import type { ListedUploads } from './useUploads.ts';
import * as styles from './Uploads.styles.ts';

/** The files on their way into one field. */
export function FieldUploads({ uploads }: { uploads: ListedUploads }) {
  if (uploads.list.length === 0) return null;
  return (
    <div className={styles.stack}>
      {uploads.list.map((upload) => (
        <UploadTile key={upload.id} upload={upload} uploads={uploads} />
      ))}
    </div>
  );
}
