import { useState } from 'react';
import type { DocumentKey, ShareLink } from 'prismic-folder/contract';
import { documentCall } from '../../session/documentCall.ts';
import { useAction } from '../../kit/hooks/useAction.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { DayButton } from '../../kit/date/DayButton.tsx';
import { dateFault, dateWords, readDate } from '../../kit/date/readDate.ts';
import { copyText, NOT_COPIED } from '../../kit/copyText.ts';
import { Pills } from '../../kit/controls/Pills.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { FormDialog } from '../../kit/overlays/FormDialog.tsx';
import { Note } from '../../kit/text/Text.tsx';
import { dayIn, endOfDay, SPANS, stateWords } from './shareWords.ts';
import * as styles from './protection.styles.ts';

type ShareDialogProps = {
  document: DocumentKey;
  onClose: () => void;
  onMade: () => void;
};

/** Makes a share link: for whom, and until when; then it can be copied, as later from the list. */
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

  if (made) {
    const said = isCopied ? 'Copied: paste it into your message.' : NOT_COPIED;
    return (
      <FormDialog
        title="Link"
        lightTitle={`for ${made.client}`}
        verb={isCopied ? 'Copied' : 'Copy link'}
        icon="copy"
        takesFocus
        cancel="Done"
        onSubmit={() => void copy()}
        onClose={onClose}
      >
        <p className={styles.address}>{made.address}</p>
        <Note>
          {`${stateWords(made)} Whoever has it can open the project, so send it to your client only. You can revoke it at any time.`}
        </Note>
        <Note as="output">{isCopied === null ? '' : said}</Note>
      </FormDialog>
    );
  }
  return (
    <FormDialog
      title="New"
      lightTitle="share link"
      verb="Make link"
      isRunning={isRunning}
      problem={problem}
      onSubmit={make}
      onClose={onClose}
    >
      <FieldFrame label="Client" problem={isTried ? nameProblem : null}>
        {(naming) => <TextInput {...naming} value={client} onChange={setClient} onEnter={make} />}
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
    </FormDialog>
  );
}
