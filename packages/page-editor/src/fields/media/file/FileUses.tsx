import { useCallback, useState } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import { useEditor } from '../../../session/EditorContext.ts';
import { useAnswer } from '../../../session/useAnswer.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/text/Text.tsx';
import * as styles from './File.styles.ts';
import { usedWords } from './fileWords.ts';
import { distinctUses, nameUses } from './namedUses.ts';

/** As many as are named at first: each document is read for its title. */
const SHOWN = 8;

type FileUsesProps = {
  item: MediaItem;
  /** A use was opened, so that what is over the page must go. */
  onLeave: () => void;
};

/** The places that use a file, as links to them. */
export function FileUses({ item, onLeave }: FileUsesProps) {
  const editor = useEditor();
  const { api, models } = editor;
  const [limit, setLimit] = useState(SHOWN);
  const { name } = item;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { uses } = await api.call('listMediaUses', { query: { name } }, { signal });
      const distinct = distinctUses(uses);
      const named = await nameUses(distinct.slice(0, limit), { api, models });
      return { total: distinct.length, named };
    },
    [api, models, name, limit],
  );
  // Without an answer the number of the list stays.
  const found = useAnswer(api, load).value;

  const total = found?.total ?? item.uses;
  const more = total - (found?.named.length ?? total);
  return (
    <Stack as="section">
      <Text as="h3" size="small" weight="medium" tone="muted" className={styles.heading}>
        {usedWords(total)}
      </Text>
      <Stack as="ul" align="start" className={styles.uses}>
        {found?.named.map(({ words, document, place }) => (
          // Not by its words: they change as titles come, and a press would be lost.
          <li key={JSON.stringify([document ?? words, place])}>
            {document === null ? (
              words
            ) : (
              <Button
                kind="link"
                onPress={() => {
                  onLeave();
                  editor.open(document, place);
                }}
              >
                {words}
              </Button>
            )}
          </li>
        ))}
      </Stack>
      {more > 0 && (
        <Button kind="text" onPress={() => setLimit(total)}>
          {`${more} more`}
        </Button>
      )}
    </Stack>
  );
}
