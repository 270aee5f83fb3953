import { useCallback, useId, useState } from 'react';
import { Stack } from '../kit/layout/Stack.tsx';
import { Note, Text } from '../kit/text/Text.tsx';
import { useAnswer } from '../session/useAnswer.ts';
import { useEditor } from '../session/EditorContext.ts';
import {
  cutAtWord,
  MAX_DESCRIPTION,
  MAX_TITLE,
  addressWords,
  pageQuery,
  readPage,
  type AskedPage,
  type PageAppearance,
} from './readAppearance.ts';
import * as styles from './SharePreview.styles.ts';

const CARD = { width: 1200, height: 630 };

interface SharePreviewProps extends AskedPage {
  /** Level of its heading; as 'h3' it follows others, and begins with a line. */
  readonly level: 'h2' | 'h3';
}

/** How a page will show on search pages and where it is shared, as the server makes both. */
export function SharePreview({ path, revision, publication, level }: SharePreviewProps) {
  const { api } = useEditor();
  const title = useId();
  const load = useCallback(
    // The revision is part of the question: the answer is another one after each save.
    (signal: AbortSignal) => readPage({ path, revision, publication }, signal),
    [path, revision, publication],
  );
  const { value: page, problem } = useAnswer(api, load);
  return (
    <Stack
      as="section"
      gap={12}
      isRuled={level === 'h3'}
      className={styles.preview}
      aria-labelledby={title}
      aria-busy={page === undefined && problem === null}
    >
      <Text as={level} id={title} size="body" weight="medium">
        In search and where it is shared
      </Text>
      {problem !== null && <Note>{problem}</Note>}
      {page === null && <Note>There is no page to show for it yet.</Note>}
      {page && <SearchResult page={page} />}
      {page && <Picture key={path} page={page} asked={{ path, revision, publication }} />}
    </Stack>
  );
}

function SearchResult({ page }: { page: PageAppearance }) {
  const { heading, description, address, isClosed } = page;
  return (
    <>
      <div className={styles.result}>
        <Text as="p" size="caption" tone="muted">
          {addressWords(address)}
        </Text>
        <p className={styles.heading}>{cutAtWord(heading, MAX_TITLE)}</p>
        {description !== '' && <Note>{cutAtWord(description, MAX_DESCRIPTION)}</Note>}
      </div>
      {isClosed && (
        <Note>
          This page asks for a password: search pages do not list it, and its card has no cover.
        </Note>
      )}
    </>
  );
}

interface PictureProps {
  readonly page: PageAppearance;
  readonly asked: AskedPage;
}

function Picture({ page, asked }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const { picture, title } = page;
  const card = `/edit/api/site/card?${new URLSearchParams(pageQuery(asked))}`;
  const source = picture ?? card;
  if (source === '') return <Note>It has no picture where it is shared.</Note>;
  return (
    <figure className={styles.figure}>
      {failed === source ? (
        <Note>The picture cannot be made at the moment.</Note>
      ) : (
        <img
          className={styles.picture}
          src={source}
          {...CARD}
          alt={picture === null ? `Card with the title ${title}` : `Share picture of ${title}`}
          onError={() => setFailed(source)}
        />
      )}
      <figcaption>
        <Note as="span">
          {picture === null
            ? 'Made from title and cover. A share picture takes its place.'
            : 'The share picture, in place of a card.'}
        </Note>
      </figcaption>
    </figure>
  );
}
