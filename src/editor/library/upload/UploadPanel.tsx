import { ProgressBar } from 'react-aria-components';
import { UploadTile } from '../../media/upload/UploadTile.tsx';
import type { ListedUploads } from '../../media/upload/useUploads.ts';
import { Button } from '../../ui/controls/Button.tsx';
import * as styles from './UploadPanel.styles.ts';

/** As many are shown at once: a folder of photographs has hundreds. */
const MAX_SHOWN = 8;

/** The files on their way: how many are there, each that is running, and each that was refused. */
export function UploadPanel({ uploads }: { uploads: ListedUploads }) {
  const { list } = uploads;
  const { total, stored } = uploads.tally();
  if (list.length === 0) return null;
  const refused = list.filter(({ state }) => state.kind === 'failed');
  const running = list.filter(({ state }) => state.kind === 'running');
  const open = list.length - refused.length;
  const shown = [...running, ...refused].slice(0, MAX_SHOWN);
  const waiting = open - running.length;
  const part = total === 0 ? 0 : ((stored + refused.length) / total) * 100;
  return (
    <section className={styles.panel} aria-label="Uploads">
      <div className={styles.head}>
        <ProgressBar className={styles.progress} aria-label="All uploads" value={part}>
          <span>{totalWords(stored, total, refused.length)}</span>
          <span className={styles.track}>
            <span className={styles.fill} style={{ inlineSize: `${part}%` }} />
          </span>
        </ProgressBar>
        {open > 0 && (
          <Button kind="text" onPress={uploads.cancelAll}>
            Cancel all
          </Button>
        )}
        {open === 0 && (
          <Button
            kind="text"
            onPress={() => {
              for (const { id } of refused) uploads.cancel(id);
            }}
          >
            Close all
          </Button>
        )}
      </div>
      <div className={styles.tiles}>
        {shown.map((upload) => (
          <UploadTile key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </div>
      {waiting > 0 && <p className={styles.more}>{`${waiting} more wait.`}</p>}
      {refused.length > MAX_SHOWN && (
        <p className={styles.more}>{`${refused.length} were refused in all.`}</p>
      )}
    </section>
  );
}

function totalWords(stored: number, total: number, refused: number): string {
  const words = `${stored} of ${total} ${total === 1 ? 'file is' : 'files are'} in the library`;
  return refused === 0 ? words : `${words}, ${refused} refused`;
}
