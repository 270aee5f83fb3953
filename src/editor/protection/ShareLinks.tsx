import { useState } from 'react';
import type { DocumentKey } from '#prismic-folder/contract';
import { documentCall } from '../documents/operations/documentCall.ts';
import { useAnswer } from '../ui/hooks/useAnswer.ts';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { useEditor } from '../EditorContext.ts';
import { Button } from '../ui/controls/Button.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { ShareRow } from './ShareRow.tsx';
import { passwordWords, reachWords } from './shareWords.ts';
import * as styles from './protection.styles.ts';

type ShareLinksProps = {
  document: DocumentKey;
  /** Whether visitors are asked for a password now; until then a link has nothing to open. */
  isProtected: boolean;
};

/** Another one each time, so that the answer is asked for again. */
const loader = (api: AuthoringClient, document: DocumentKey) => (signal: AbortSignal) =>
  api.call('readSharing', documentCall(document), { signal });

/** The share links of a protected project, one a client, with how often each was opened. */
export function ShareLinks({ document, isProtected }: ShareLinksProps) {
  const { api } = useEditor();
  const [load, setLoad] = useState(() => loader(api, document));
  const [isMaking, setMaking] = useState(false);
  const { value, problem } = useAnswer(api, load);
  const refresh = () => setLoad(() => loader(api, document));
  return (
    <div className={styles.share}>
      <h3 className={styles.title}>Share links</h3>
      <p className={styles.words}>
        A link opens this project for one client, without the password, until the day you choose.
      </p>
      {problem !== null && (
        <p className={styles.words} role="alert">
          {problem}
        </p>
      )}
      {value && value.links.length > 0 && (
        <ul className={styles.list}>
          {value.links.map((link) => (
            <ShareRow key={link.id} link={link} document={document} onChange={refresh} />
          ))}
        </ul>
      )}
      {value && (
        <>
          <div className={styles.tools}>
            <Button kind="secondary" size="pill" icon="plus" onPress={() => setMaking(true)}>
              New share link
            </Button>
          </div>
          {!isProtected && (
            <p className={styles.words}>It opens the page that everyone sees until you publish.</p>
          )}
          {reachWords(value).map((words) => (
            <p key={words} className={styles.words}>
              {words}
            </p>
          ))}
          <p className={styles.words}>{passwordWords(value.password)}</p>
        </>
      )}
      {isMaking && (
        <ShareDialog document={document} onClose={() => setMaking(false)} onMade={refresh} />
      )}
    </div>
  );
}
