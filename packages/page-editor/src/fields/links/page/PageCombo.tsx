import { useCallback, useState } from 'react';
import { useEditor } from '../../../session/EditorContext.ts';
import { documentId } from '../../../session/documentCall.ts';
import { typeWords } from '../../../session/typeWords.ts';
import { useAnswer } from '../../../session/useAnswer.ts';
import { ComboBox, type ComboOption } from '../../../kit/fields/ComboBox.tsx';
import type { ControlNaming } from '../../../kit/fields/FieldFrame.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { hasWords } from '../../../kit/lists/matching.ts';
import { Thumbnail } from '../../../kit/lists/Thumbnail.tsx';
import { useDocumentSearch } from '../search/useDocumentSearch.ts';
import { readWebAddress } from '../values/webAddress.ts';
import { readOtherPages } from './pageWords.ts';

type PageComboProps = {
  naming: ControlNaming;
  /** Gives the address of the page. */
  onChoose: (address: string) => void;
};

const ANY = { types: [], tags: [] } as const;

/** Finds a page of the site: documents, and those that are none. What is no page may be an address elsewhere. */
export function PageCombo({ naming, onChoose }: PageComboProps) {
  const services = useEditor();
  const { api, host, models } = services;
  const [written, setWritten] = useState('');
  const words = written.trim();
  const load = useCallback(() => readOtherPages(services), [services]);
  const others = useAnswer(api, load).value ?? [];
  const { value: documents, problem } = useDocumentSearch(words, ANY);
  const found = (documents ?? []).flatMap((document): ComboOption[] => {
    const path = host.addressOf({ type: document.type, uid: document.uid });
    return path === null || document.lang !== undefined
      ? []
      : [
          {
            id: path,
            label: document.title,
            detail: `${typeWords(models, document.type).one}, ${path}`,
            start: (
              <Thumbnail
                key={documentId(document)}
                address={document.picture}
                width={56}
                height={40}
              />
            ),
          },
        ];
  });
  const pages = others
    .filter(({ label, path }) => words === '' || hasWords(`${label} ${path}`, words))
    .map(({ label, path }) => ({ id: path, label, detail: path, start: <Icon name="page" /> }));
  const typed = addressIn(words);
  const options = [...new Map([...pages, ...found].map((one) => [one.id, one])).values()];
  const isKnown = options.some(({ id }) => id === typed);
  const own =
    typed === null || isKnown
      ? []
      : [{ id: typed, label: typed, detail: 'This address', start: <Icon name="globe" /> }];
  return (
    <ComboBox
      {...naming}
      text={written}
      onText={setWritten}
      options={[...options, ...own]}
      onChoose={onChoose}
      onEnter={() => {
        if (typed !== null) onChoose(typed);
      }}
      emptyText={problem ?? (documents ? `No page with “${words}”. Try fewer letters.` : 'Looking')}
      placeholder="Find a page"
      icon="search"
    />
  );
}

/** The address that somebody wrote; null: words that look for a page. */
function addressIn(words: string): string | null {
  if (!/^[^\s]*[./:@][^\s]*$/.test(words)) return null;
  const read = readWebAddress(words);
  return 'url' in read ? read.url : null;
}
