import { useState } from 'react';
import type { DocumentKey, ShareLink } from '#prismic-folder/contract';
import { takeFocus } from '../ui/overlays/takeFocus.ts';
import { documentCall } from '../documents/operations/documentCall.ts';
import { useAction } from '../ui/hooks/useAction.ts';
import { useEditor } from '../EditorContext.ts';
import { DayButton } from '../form/kinds/date/DayButton.tsx';
import { dateFault, dateWords, readDate } from '../form/kinds/date/readDate.ts';
import { Button } from '../ui/controls/Button.tsx';
import { copyText } from '../ui/copyText.ts';
import { Pills } from '../ui/controls/Pills.tsx';
import { FieldFrame } from '../ui/fields/FieldFrame.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { MadeLink } from './MadeLink.tsx';
import { dayIn, endOfDay, SPANS } from './shareEnd.ts';
import * as styles from './protection.styles.ts';

type ShareDialogProps = {
  document: DocumentKey;
  onClose: () => void;
  onMade: () => void;
};

/** Makes a share link: for whom, and until when; then it can be copied. */
export function ShareDialog({ document, onClose, onMade }: ShareDialogProps) {
  const { api, announce } = useEditor();
  const [opened] = useState(Date.now);
  const [client, setClient] = useState('');
  const [until, setUntil] = useState(() => dateWords(dayIn(14, opened)));
  const [isTried, setTried] = useState(false);
  const [made, setMade] = useState<ShareLink | null>(null);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const { isRunning, problem, run } = useAction();
  const day = readDate(until);
  const isPast = day !== null && endOfDay(day) <= opened;
  const dayProblem = day === null ? dateFault(until) : isPast ? 'This day is over.' : null;
  const nameProblem = client.trim() === '' ? 'Say whom it is for.' : null;
  const span = SPANS.find(({ id }) => dateWords(dayIn(Number(id), opened)) === until);

  const make = () => {
    setTried(true);
    if (isRunning || nameProblem !== null || day === null || isPast) return;
    run(async () => {
      const body = { client: client.trim(), expiresAt: endOfDay(day) };
      const link = await api.call('createShareLink', { ...documentCall(document), body });
      setMade(link);
      announce(`The link for ${link.client} is made.`);
      onMade();
    });
  };
  const copy = async () => setCopied(await copyText(made?.address ?? ''));

  return (
    <Dialog
      title={made ? 'Link' : 'New'}
      lightTitle={made ? `for ${made.client}` : 'share link'}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" size="dialog" onPress={onClose}>
            {made ? 'Done' : 'Cancel'}
          </Button>
          {made ? (
            <Button
              kind="primary"
              size="dialog"
              icon="copy"
              ref={takeFocus}
              onPress={() => void copy()}
            >
              {isCopied ? 'Copied' : 'Copy link'}
            </Button>
          ) : (
            <Button kind="primary" size="dialog" isPending={isRunning} onPress={make}>
              Make link
            </Button>
          )}
        </>
      }
    >
      {made ? (
        <MadeLink link={made} isCopied={isCopied} />
      ) : (
        <div className={styles.fields}>
          <FieldFrame label="Client" problem={isTried ? nameProblem : null}>
            {(naming) => (
              <TextInput {...naming} value={client} onChange={setClient} onEnter={make} />
            )}
          </FieldFrame>
          <Pills
            aria-label="How long it opens"
            options={SPANS}
            value={span?.id ?? null}
            onChange={(id) => setUntil(dateWords(dayIn(Number(id), opened)))}
          />
          <FieldFrame label="Until the end of" problem={dayProblem}>
            {(naming) => (
              <TextInput
                {...naming}
                value={until}
                onChange={setUntil}
                onEnter={make}
                end={
                  <DayButton
                    label="the last day"
                    value={day}
                    onChange={(next) => setUntil(dateWords(next))}
                  />
                }
              />
            )}
          </FieldFrame>
        </div>
      )}
      {problem !== null && (
        <p className={styles.words} role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
