import { documentPath } from '#content/links.ts';
import * as styles from './dialogs.styles.ts';

type AddressProps = {
  type: string;
  uid: string;
};

/** The address of a document as a sentence, its own part in bold: 'example.com/case-study/low-tide'. */
export function Address({ type, uid }: AddressProps) {
  // A letter that no path of a type has stands for the uid, which may be part of the path, too.
  const [before = '', after = ''] = documentPath({ type, uid: '~' }).split('~');
  const hasPage = documentPath({ type, uid: '~' }) !== '/';
  return (
    <span className={styles.address}>
      <span>{hasPage ? `${globalThis.location.host}${before}` : '/'}</span>
      <strong className={styles.strong}>{uid === '' ? '…' : uid}</strong>
      {hasPage && <span>{after}</span>}
    </span>
  );
}
