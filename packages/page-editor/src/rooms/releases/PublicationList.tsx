import { useCallback, useState } from 'react';
import type { Publication } from 'prismic-folder/contract';
import { useAction } from '../../kit/hooks/useAction.ts';
import { useAnswer } from '../../session/useAnswer.ts';
import { whenWords } from '../../session/documentWords.ts';
import { documentId } from '../../session/documentCall.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Phase } from '../../kit/icons/Phase.tsx';
import { Detail } from '../../kit/lists/DataList.tsx';
import { NameRow, RuledList, RuledRow } from '../../kit/lists/Ruled.tsx';
import { ConfirmDialog } from '../../kit/overlays/FormDialog.tsx';
import { Hidden, Text } from '../../kit/text/Text.tsx';
import { publicationWords } from './releaseWords.ts';
import * as styles from './releases.styles.ts';

const SHOWN = 8;

/** What was published lately; each can be taken back as long as nothing newer would be lost. */
export function PublicationList() {
  const { api } = useEditor();
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await api.call('listPublications', {}, { signal })).publications,
    [api],
  );
  const publications = useAnswer(api, load).value ?? [];
  const [shown, setShown] = useState(SHOWN);
  const [asked, setAsked] = useState<Publication | null>(null);
  if (publications.length === 0) return null;
  return (
    <section aria-labelledby="published-lately">
      <h2 id="published-lately" className={styles.heading}>
        Published lately
      </h2>
      <RuledList>
        {publications.slice(0, shown).map((publication) => (
          <RuledRow key={publication.id} align="center">
            <Phase kind="published">
              <Text size="body" weight="medium" isCut dir="auto">
                {publicationWords(publication)}
              </Text>
            </Phase>
            <Detail>
              {[whenWords(publication.at), publication.refusal ?? ''].filter(Boolean).join('. ')}
            </Detail>
            {publication.refusal === null && (
              <Button kind="text" onPress={() => setAsked(publication)}>
                <span>Take back</span>
                <Hidden>{` ${publicationWords(publication)}`}</Hidden>
              </Button>
            )}
          </RuledRow>
        ))}
      </RuledList>
      {publications.length > shown && (
        <Button onPress={() => setShown(shown + SHOWN)}>Show more</Button>
      )}
      {asked && <TakeBackDialog publication={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

function TakeBackDialog({
  publication,
  onClose,
}: {
  publication: Publication;
  onClose: () => void;
}) {
  const { api, notify } = useEditor();
  const { isRunning, problem, run } = useAction();
  const { release, documents, id } = publication;
  const name = publicationWords(publication);
  const takeBack = () =>
    run(async () => {
      await api.call('undoPublication', { params: { publication: id } });
      const sentence = release
        ? `${name} is a release again. The site is as it was before.`
        : `${name} is as it was before. What was published is a draft.`;
      notify({ message: sentence });
      onClose();
    });
  return (
    <ConfirmDialog
      title="Take back"
      lightTitle={name}
      lead={`What was public before is public again. ${release ? 'The release holds its documents again.' : 'What was published is a draft again.'} Nothing is lost.`}
      cancel="Keep it public"
      verb={`Take back ${name}`}
      isRunning={isRunning}
      problem={problem}
      onSubmit={takeBack}
      onClose={onClose}
    >
      <RuledList isLimited>
        {documents.map((document) => (
          <NameRow key={documentId(document)} name={document.title} />
        ))}
      </RuledList>
    </ConfirmDialog>
  );
}
