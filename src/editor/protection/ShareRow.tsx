import { useState } from 'react';
import type { DocumentKey, ShareLink } from '#prismic-folder/contract';
import { documentCall } from '../documents/operations/documentCall.ts';
import { useAction } from '../ui/hooks/useAction.ts';
import { useEditor } from '../EditorContext.ts';
import { Button } from '../ui/controls/Button.tsx';
import { copyText, NOT_COPIED } from '../ui/copyText.ts';
import { opensWords, stateWords } from './shareWords.ts';
import * as styles from './protection.styles.ts';

type ShareRowProps = {
  link: ShareLink;
  document: DocumentKey;
  /** Called when it was revoked or removed. */
  onChange: () => void;
};

/** One share link: whose it is, until when, how often it was opened, and what can be done with it. */
export function ShareRow({ link, document, onChange }: ShareRowProps) {
  const { api, announce, toast } = useEditor();
  const { isRunning, problem, run } = useAction();
  const [isWritten, setWritten] = useState(false);
  const { address, client, id } = link;
  const { params, query } = documentCall(document);
  const call = { params: { ...params, share: id }, query };
  const copy = async () => {
    if (address === null) return;
    const isCopied = await copyText(address);
    setWritten(!isCopied);
    toast({ message: isCopied ? `The link for ${client} is copied.` : NOT_COPIED });
  };
  return (
    <li className={styles.row} data-state={link.state}>
      <p className={styles.client}>{client}</p>
      <p className={styles.words}>{`${stateWords(link)} ${opensWords(link.opens)}`}</p>
      {isWritten && <p className={styles.address}>{address}</p>}
      <div className={styles.tools}>
        {address !== null && (
          <Button
            kind="secondary"
            size="pill"
            icon="copy"
            aria-label={`Copy the link for ${client}`}
            onPress={() => void copy()}
          >
            Copy
          </Button>
        )}
        {address !== null ? (
          <Button
            kind="quiet"
            size="pill"
            aria-label={`Revoke the link for ${client}`}
            isPending={isRunning}
            onPress={() =>
              run(async () => {
                await api.call('revokeShareLink', call);
                announce(`The link for ${client} is revoked.`);
                onChange();
              })
            }
          >
            Revoke
          </Button>
        ) : (
          <Button
            kind="quiet"
            size="pill"
            aria-label={`Remove the link for ${client} from the list`}
            isPending={isRunning}
            onPress={() =>
              run(async () => {
                await api.call('removeShareLink', call);
                announce(`The link for ${client} is removed.`);
                onChange();
              })
            }
          >
            Remove
          </Button>
        )}
      </div>
      {problem !== null && (
        <p className={styles.words} role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}
