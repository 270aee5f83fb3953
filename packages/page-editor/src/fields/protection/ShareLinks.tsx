import { useState } from 'react';
import type { DocumentKey, ShareLink } from 'prismic-folder/contract';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import { documentCall } from '../../session/documentCall.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { copyText, NOT_COPIED } from '../../kit/copyText.ts';
import { useAction } from '../../kit/hooks/useAction.ts';
import { lastDays, useViewCounts, type ViewedDay } from '../../session/useViewCounts.ts';
import { useAnswer } from '../../session/useAnswer.ts';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Curve } from '../../kit/lists/Curve.tsx';
import { RuledList, RuledRow } from '../../kit/lists/Ruled.tsx';
import { Note, Problem, Text } from '../../kit/text/Text.tsx';
import {
  opensWords,
  passwordWords,
  reachWords,
  stateWords,
  dayIn,
  endOfDay,
  SPANS,
} from './shareWords.ts';
import * as styles from './protection.styles.ts';
import { DayButton } from '../../kit/date/DayButton.tsx';
import { dateFault, dateWords, readDate } from '../../kit/date/readDate.ts';
import { Pills } from '../../kit/controls/Pills.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { FormDialog } from '../../kit/overlays/FormDialog.tsx';

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
  const { views } = useViewCounts();
  const refresh = () => setLoad(() => loader(api, document));
  return (
    <Stack gap={12} className={styles.share}>
      <Text as="h3" size="small" weight="medium">
        Share links
      </Text>
      <Note>
        A link opens this project for one client, without the password, until the day you choose.
      </Note>
      <Problem>{problem}</Problem>
      {value && value.links.length > 0 && (
        <RuledList>
          {value.links.map((link) => (
            <ShareRow
              key={link.id}
              link={link}
              days={views?.links[link.id] && lastDays(views.links[link.id], views.today)}
              document={document}
              onChange={refresh}
            />
          ))}
        </RuledList>
      )}
      {value && (
        <>
          <Row>
            <Button size="pill" icon="plus" onPress={() => setMaking(true)}>
              New share link
            </Button>
          </Row>
          {!isProtected && <Note>It opens the page that everyone sees until you publish.</Note>}
          {reachWords(value).map((words) => (
            <Note key={words}>{words}</Note>
          ))}
          <Note>{passwordWords(value.password)}</Note>
        </>
      )}
      {isMaking && (
        <ShareDialog document={document} onClose={() => setMaking(false)} onMade={refresh} />
      )}
    </Stack>
  );
}

type ShareRowProps = {
  link: ShareLink;
  /** When it was opened lately; undefined: that is not counted. */
  days: readonly ViewedDay[] | undefined;
  document: DocumentKey;
  /** Called when it was revoked or removed. */
  onChange: () => void;
};

/** One share link: whose it is, until when, how often it was opened, and what can be done with it. */
function ShareRow({ link, days, document, onChange }: ShareRowProps) {
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
  // One that opens nothing any more can be removed from the list only.
  const [verb, label, done] =
    address === null
      ? (['Remove', `Remove the link for ${client} from the list`, 'removed'] as const)
      : (['Revoke', `Revoke the link for ${client}`, 'revoked'] as const);
  const end = () =>
    run(async () => {
      await api.call(address === null ? 'removeShareLink' : 'revokeShareLink', call);
      announce(`The link for ${client} is ${done}.`);
      onChange();
    });
  return (
    <RuledRow>
      <Stack gap={4} isGrowing>
        <Text as="p" weight="medium" tone={link.state === 'open' ? 'text' : 'muted'}>
          {client}
        </Text>
        <Note>{`${stateWords(link)} ${opensWords(link.opens)}`}</Note>
        {days && <Curve values={days.map(({ count }) => count)} />}
        {isWritten && <Written address={address} />}
        <Row gap={8} wraps>
          {address !== null && (
            <Button
              size="pill"
              icon="copy"
              aria-label={`Copy the link for ${client}`}
              onPress={() => void copy()}
            >
              Copy
            </Button>
          )}
          <Button kind="quiet" size="pill" aria-label={label} isPending={isRunning} onPress={end}>
            {verb}
          </Button>
        </Row>
        <Problem>{problem}</Problem>
      </Stack>
    </RuledRow>
  );
}

function Written({ address }: { address: string | null }) {
  return (
    <Text as="p" tone="text" className={styles.address}>
      {address}
    </Text>
  );
}

type ShareDialogProps = {
  document: DocumentKey;
  onClose: () => void;
  onMade: () => void;
};

/** Makes a share link: for whom, and until when; then it can be copied, as later from the list. */
function ShareDialog({ document, onClose, onMade }: ShareDialogProps) {
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
        <Written address={made.address} />
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
