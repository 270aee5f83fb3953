import { ProgressBar } from 'react-aria-components';
import { Button } from '../../../kit/controls/Button.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Note, Text } from '../../../kit/text/Text.tsx';
import * as styles from './Uploads.styles.ts';
import type { UploadTally, ListedUploads } from './uploads.ts';
import { UploadTile } from './UploadTile.tsx';

/** As many are shown at once: a folder of photographs has hundreds. */
const MAX_SHOWN = 8;

/** The files on their way: how many are there, each that is running, was refused, or was there before. */
export function UploadPanel({ uploads }: { uploads: ListedUploads }) {
  const { list } = uploads;
  const tally = uploads.tally();
  if (list.length === 0) return null;
  const refused = list.filter(({ state }) => state.kind === 'failed');
  const running = list.filter(({ state }) => state.kind === 'running');
  // What plays in few browsers before what was there.
  const noted = [false, true].flatMap((isKnown) =>
    list.filter(({ state }) => state.kind === 'stored' && state.isKnown === isKnown),
  );
  const open = list.length - refused.length - noted.length;
  const shown = [...running, ...refused, ...noted].slice(0, MAX_SHOWN);
  const waiting = open - running.length;
  const hidden = list.length - waiting - shown.length;
  const part = tally.total === 0 ? 0 : ((tally.stored + refused.length) / tally.total) * 100;
  return (
    <section className={styles.panel} aria-label="Uploads">
      <Row gap={20}>
        <ProgressBar className={styles.progress} aria-label="All uploads" value={part}>
          <Text size="small">{totalWords(tally, refused.length)}</Text>
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
              for (const { id } of list) uploads.cancel(id);
            }}
          >
            Close all
          </Button>
        )}
      </Row>
      <div className={styles.tiles}>
        {shown.map((upload) => (
          <UploadTile key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </div>
      {waiting > 0 && <Note className={styles.left}>{`${waiting} more wait.`}</Note>}
      {hidden > 0 && (
        <Note className={styles.left}>{`${hidden} more. Close some to see them.`}</Note>
      )}
    </section>
  );
}

function totalWords({ stored, total, known }: UploadTally, refused: number): string {
  return [
    `${stored} of ${total} ${total === 1 ? 'file is' : 'files are'} in the library`,
    ...(known === 0 ? [] : [`${known} of them ${known === 1 ? 'was' : 'were'} there before`]),
    ...(refused === 0 ? [] : [`${refused} refused`]),
  ].join(', ');
}
