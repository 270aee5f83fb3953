import { formatBytes, formatSize } from '../../media/file/formatFile.ts';
import { mediaUrl, thumbnailUrl } from '../../media/value/mediaUrl.ts';
import type { Shrunk } from './Shrunk.ts';
import * as styles from './Shrink.styles.ts';

type ShrinkRowProps = {
  name: string;
  /** null: not measured yet. */
  result: Shrunk | null;
};

/** One picture with its size before and after, or why it stays as it is. */
export function ShrinkRow({ name, result }: ShrinkRowProps) {
  const report = result === null || result.kind === 'refused' ? null : result.report;
  const isDone = result?.kind === 'done';
  const shown = isDone && report !== null ? report.after.name : name;
  return (
    <li className={styles.row}>
      <img
        className={styles.picture}
        src={thumbnailUrl(mediaUrl(shown), { width: 80 })}
        alt=""
        loading="lazy"
      />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {result === null && <span className={styles.quiet}>Not measured yet</span>}
        {result?.kind === 'refused' && <span className={styles.reason}>{result.message}</span>}
        {report !== null && (
          <span className={styles.quiet}>
            <span>
              {`${formatSize(report.before)}, ${formatBytes(report.before.bytes)} → ${formatSize(report.after)}, ${formatBytes(report.after.bytes)}`}
            </span>
            {report.after.name !== name && <span>{`, as ${report.after.name}`}</span>}
          </span>
        )}
      </span>
      {report !== null && (
        <span className={styles.gain}>
          {isDone
            ? 'Done'
            : `−${Math.round((1 - report.after.bytes / report.before.bytes) * 100)}%`}
        </span>
      )}
    </li>
  );
}
