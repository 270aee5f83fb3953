import { useOpenDocument } from '../../document/useOpenDocument.ts';
import type { DocumentSession, OpenDocument } from '../../document/DocumentSession.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { siteAddress } from '../../session/siteAddress.ts';
import { SharePreview } from '../../share/SharePreview.tsx';
import * as styles from './workspace.styles.ts';

const revisionOf = (open: OpenDocument) => open.revision;
const uidOf = ({ summary }: OpenDocument) => summary.uid;

/** Over the page: how it will look in search and where it is shared. */
export function SearchLook({ session }: { readonly session: DocumentSession }) {
  const { host } = useEditor();
  const { type, lang } = session.get().key;
  const uid = useOpenDocument(session, uidOf);
  const revision = useOpenDocument(session, revisionOf);
  return (
    <div className={styles.search}>
      <SharePreview level="h2" path={siteAddress(host, { type, uid, lang })} revision={revision} />
    </div>
  );
}
