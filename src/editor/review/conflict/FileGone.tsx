import { useSyncExternalStore } from 'react';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import * as styles from '../dialog/Review.styles.ts';
import { useResolve } from './useResolve.ts';

/** The file of the document was deleted by another program, while it was open here. */
export function FileGone({ session, onClose }: { session: DocumentSession; onClose: () => void }) {
  const { summary } = useSyncExternalStore(session.subscribe, session.get);
  const { isBusy, trouble, resolve } = useResolve(session, onClose);
  const keep = (side: 'mine' | 'disk') => resolve([{ path: [], keep: side }]);
  return (
    <Dialog
      isOpen
      title="This file"
      lightTitle="is gone"
      lead={`Another program deleted ${summary.title} while you had changes open. Your text is safe in this window.`}
      onClose={onClose}
      foot={
        <>
          <p className={styles.note} role={trouble === null ? undefined : 'alert'}>
            {trouble}
          </p>
          <Button kind="quiet" size="dialog" isDisabled={isBusy} onPress={() => keep('disk')}>
            Let it go
          </Button>
          <Button kind="primary" size="dialog" isDisabled={isBusy} onPress={() => keep('mine')}>
            Put it back
          </Button>
        </>
      }
    />
  );
}
