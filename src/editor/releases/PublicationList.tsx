import { useCallback, useState } from 'react';
import type { Publication } from '#prismic-folder/contract';
import { useAction } from '../ui/hooks/useAction.ts';
import { useAnswer } from '../ui/hooks/useAnswer.ts';
import { whenWords } from '../documents/names/documentWords.ts';
import { useEditor } from '../EditorContext.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Phase } from '../ui/icons/Phase.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
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
      <ul className={styles.list}>
        {publications.slice(0, shown).map((publication) => (
          <li key={publication.id} className={styles.row}>
            <Phase kind="published">
              <span className={styles.title} dir="auto">
                {publicationWords(publication)}
              </span>
            </Phase>
            <span className={styles.detail}>
              {[whenWords(publication.at), publication.refusal ?? ''].filter(Boolean).join('. ')}
            </span>
            {publication.refusal === null && (
              <Button kind="text" onPress={() => setAsked(publication)}>
                <span>Take back</span>
                <span className={styles.hidden}>{` ${publicationWords(publication)}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
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
  const { api, toast, announce } = useEditor();
  const { isRunning, problem, run } = useAction();
  const { release, documents, id } = publication;
  const name = publicationWords(publication);
  const takeBack = () =>
    run(async () => {
      await api.call('undoPublication', { params: { publication: id } });
      const sentence = release
        ? `${name} is a release again. The site is as it was before.`
        : `${name} is as it was before. What was published is a draft.`;
      toast({ message: sentence });
      announce(sentence);
      onClose();
    });
  return (
    <Dialog
      title="Take back"
      lightTitle={name}
      lead={`What was public before is public again. ${release ? 'The release holds its documents again.' : 'What was published is a draft again.'} Nothing is lost.`}
      isQuestion
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" size="dialog" onPress={onClose}>
            Keep it public
          </Button>
          <Button kind="primary" size="dialog" isPending={isRunning} onPress={takeBack}>
            {`Take back ${name}`}
          </Button>
        </>
      }
    >
      <ul className={styles.names}>
        {documents.map(({ type, name: file, lang, title }) => (
          <li key={`${type}/${file}.${lang ?? ''}`}>{title}</li>
        ))}
      </ul>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
