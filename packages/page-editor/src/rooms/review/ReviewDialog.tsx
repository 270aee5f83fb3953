import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { DocumentKey, DocumentSummary, ReleaseDetails } from 'prismic-folder/contract';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import { joinWords } from '../../session/addToRelease.ts';
import { releaseOf } from '../../session/address.ts';
import { documentId } from '../../session/documentCall.ts';
import { siteAddress } from '../../session/siteAddress.ts';
import { sendsToo, useOnline, type Online } from '../../session/useOnline.ts';
import { useEditor } from '../../session/EditorContext.ts';
import type { Place } from '../../model/place.ts';
import { SharePreview } from '../../share/SharePreview.tsx';
import { afterTwoFrames } from '../../kit/afterTwoFrames.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Dialog } from '../../kit/overlays/Dialog.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { Note, Problem, Text } from '../../kit/text/Text.tsx';
import type { DescribedChange } from '../../differences/DescribedChange.ts';
import { describeChanges, describeNew } from '../../differences/describeChanges.ts';
import { ChangeList } from '../../differences/ChangeList.tsx';
import { CheckList } from '../../publishing/CheckList.tsx';
import { chosenFirst, OtherDrafts, useOtherDrafts } from './dialog/OtherDrafts.tsx';
import { reviewWords } from './dialog/reviewWords.ts';
import { type Check, failuresIn } from '../../publishing/Check.ts';
import * as styles from './review.styles.ts';
import { useChecks } from '../../publishing/useChecks.ts';
import { usePublish } from './dialog/usePublish.ts';
import { plannedOf, whatToPublish } from '../../publishing/publication.ts';
import { spelledCount } from '../../kit/countWords.ts';
import { Switch } from '../../kit/controls/Switch.tsx';
import { useReleases } from '../../session/useDocumentAnswers.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { Menu } from '../../kit/overlays/Menu.tsx';

interface ReviewDialogProps {
  readonly session: DocumentSession;
  /** Shows a place of the document, behind the dialog that closes. */
  readonly onPlace: (place: Place) => void;
  readonly onClose: () => void;
}

const isSilentPicture = ({ id, state }: Check) => id.startsWith('alt ') && state !== 'good';

/** Everything that is not public yet, in words, with the checks; publishes it, or puts it into a release. */
export function ReviewDialog({ session, onPlace, onClose }: ReviewDialogProps) {
  const services = useEditor();
  const { models, announce } = services;
  const document = useSyncExternalStore(session.subscribe, session.get);
  const { json, published, publicTrouble, key, version, readOnly, revision } = document;
  const [chosen, setOthers] = useState<readonly DocumentKey[] | null>(null);
  const isRelease = releaseOf(version) !== null;
  const drafts = useOtherDrafts(isRelease ? null : key, json.data);
  const first = useMemo(() => chosenFirst(services.host, drafts), [services.host, drafts]);
  const others = chosen ?? first;
  const names = new Set(others.map(documentId));
  const together = [...drafts.linked, ...drafts.rest].filter((one) => names.has(documentId(one)));
  const type = models.types.get(key.type);
  const changes = useMemo(
    () =>
      publicTrouble !== null
        ? []
        : published === null
          ? describeNew({ current: json, type, models })
          : describeChanges({ published, current: json, type, models }),
    [published, publicTrouble, json, type, models],
  );
  const online = useOnline();
  const isSent = sendsToo(online);
  const checks = useChecks(services, session, document, others);
  const publishing = usePublish(services, session, onClose, isSent);
  const failures = failuresIn(checks.found);
  const words = reviewWords(document, changes.length, others.length, failures, isSent);
  const show = (place: Place) => {
    onClose();
    onPlace(place);
  };
  const putBack = ({ putBack: back, where, what }: DescribedChange) => {
    if (!back) return;
    session.edit(back, { label: `put back ${what || where}` });
    announce(`Put back. ${spelledCount(changes.length - 1, 'change')} left.`);
  };
  const isSame = changes.length === 0 && published !== null && publicTrouble === null;
  const isNothing = isSame && others.length === 0 && !isRelease;
  const isBlocked = failures > 0 || checks.trouble !== null || isNothing;
  return (
    <Dialog
      isFilling
      width={1160}
      title={words.title}
      lightTitle={words.light}
      lead={<Text size="small">{words.lead}</Text>}
      onClose={onClose}
      foot={
        <>
          <div className={styles.note}>
            {publishing.trouble === null ? (
              <Note>{words.note}</Note>
            ) : (
              <Problem>{publishing.trouble}</Problem>
            )}
          </div>
          {!isRelease && <SendToo {...online} />}
          {!isSame && !isRelease && readOnly === null && (
            <ReleaseChoice
              documents={[document.summary, ...together]}
              isDisabled={publishing.isBusy}
              onChoose={(release) => publishing.putInRelease(release, together)}
              onCreate={(label) => publishing.createRelease(label, together)}
            />
          )}
          <Button
            kind="primary"
            size="dialog"
            isDisabled={isBlocked || checks.isRunning}
            isPending={publishing.isBusy}
            onPress={() => publishing.publish(others)}
          >
            {publishing.isBusy ? 'Publishing' : words.publish}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div>
          <OtherDrafts
            title="Publish the linked documents, too"
            drafts={drafts.linked}
            chosen={others}
            onChange={setOthers}
          />
          <ChangeList
            changes={changes}
            {...(publicTrouble === null && { empty: 'Nothing differs from the public page.' })}
            onShow={({ place }) =>
              () =>
                show(place)
              }
            onPutBack={putBack}
          />
          <OtherDrafts
            title="Publish together with"
            drafts={drafts.rest}
            chosen={others}
            onChange={setOthers}
          />
        </div>
        <div>
          <CheckList
            level="h3"
            found={checks.found}
            isRunning={checks.isRunning}
            trouble={checks.trouble}
            onRetry={checks.again}
            wayTo={({ place }) => place && (() => show(place))}
          />
          {checks.found?.some(isSilentPicture) && (
            <Button kind="link" onPress={() => services.go('/edit/media?task=undescribed')}>
              All pictures without a description
            </Button>
          )}
          {type?.fields['meta_title'] && (
            <SharePreview
              level="h3"
              path={siteAddress(services.host, { ...key, uid: document.summary.uid })}
              revision={revision}
              publication={plannedOf(whatToPublish(document, others))}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Asks once whether what is published is sent, too; the answer is remembered. Nothing where nothing is set up. */
function SendToo({ state, ask }: Online) {
  if (!state || state.way === null) return null;
  return (
    <Switch
      isBare
      label="And send it"
      isOn={state.sendsWithPublish}
      onChange={(isOn) => ask({ do: 'sendWithPublish', isOn })}
    />
  );
}

type ReleaseChoiceProps = {
  /** What is put into it. */
  documents: readonly DocumentSummary[];
  isDisabled: boolean;
  /** Puts what is reviewed into a release. */
  onChoose: (release: ReleaseDetails) => void;
  /** Makes a release by its name, and does the same. */
  onCreate: (label: string) => void;
};

/** Puts what is reviewed into a release in place of publishing it: one there is, or a new one. */
function ReleaseChoice({ documents, isDisabled, onChoose, onCreate }: ReleaseChoiceProps) {
  // Without an answer a new one can still be made.
  const releases = useReleases().value ?? [];
  const [label, setLabel] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const name = () => {
    setLabel('');
    // The menu gives the focus back first, to the button that makes way for the field.
    afterTwoFrames(() => field.current?.focus());
  };
  if (label !== null) {
    const create = () => {
      if (label.trim() !== '') onCreate(label.trim());
    };
    return (
      <Row wraps className={styles.createRelease}>
        <FieldFrame label="Name of the release">
          {(naming) => (
            <TextInput {...naming} value={label} onChange={setLabel} onEnter={create} ref={field} />
          )}
        </FieldFrame>
        <Button size="dialog" isDisabled={isDisabled || label.trim() === ''} onPress={create}>
          Put in it
        </Button>
        <Button kind="quiet" size="dialog" onPress={() => setLabel(null)}>
          Cancel
        </Button>
      </Row>
    );
  }
  const [only, ...others] = releases;
  const where = only && others.length === 0 ? only.label : 'a release';
  return (
    <Menu
      label="Releases"
      trigger={
        <Button kind="quiet" size="dialog" isDisabled={isDisabled}>{`Put in ${where}…`}</Button>
      }
      placement="top end"
      items={[
        ...releases.map((release) => ({
          id: `release ${release.id}`,
          label: release.label,
          detail: joinWords(documents, release),
          onAction: () => onChoose(release),
        })),
        { id: 'new', label: 'New release…', icon: 'plus', onAction: name },
      ]}
    />
  );
}
