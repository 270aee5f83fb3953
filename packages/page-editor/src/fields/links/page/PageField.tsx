import { useCallback, useState } from 'react';
import type { FieldProps } from '../../field/FieldProps.ts';
import { UnknownField } from '../../field/UnknownField.tsx';
import { useOpen } from '../../field/useField.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { useAnswer } from '../../../session/useAnswer.ts';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { TitleLines } from '../../../kit/lists/TitleLines.tsx';
import { ChosenField, type SearchProps } from '../fields/ChosenField.tsx';
import { readPageAt, readOtherPages } from './pageWords.ts';
import { typeWords } from '../../../session/documentWords.ts';
import { ComboBox, type ComboOption } from '../../../kit/fields/ComboBox.tsx';
import { hasWords } from '../../../kit/lists/matching.ts';
import { Thumbnail } from '../../../kit/lists/Thumbnail.tsx';
import { useDocumentSearch } from '../search/useDocumentSearch.ts';
import { readWebAddress } from '../values/webAddress.ts';

/** An address of the site as the page it leads to, or a search for one. */
export function PageField(props: FieldProps) {
  const { value = null } = props;
  if (value !== null && typeof value !== 'string') return <UnknownField {...props} />;
  const address = value?.trim() ?? '';
  return (
    <ChosenField field={props} chosen={address === '' ? null : <PageAt address={address} />}>
      {(searching, choose) => <PageCombo {...searching} onChoose={choose} />}
    </ChosenField>
  );
}

function PageAt({ address }: { address: string }) {
  const services = useEditor();
  const { api } = services;
  const lang = useOpen(({ key }) => key.lang);
  const load = useCallback(() => readPageAt(address, lang, services), [address, lang, services]);
  const page = useAnswer(api, load).value;
  const hasName = page !== undefined && page.title !== address;
  return (
    <>
      <Icon name={page?.icon ?? 'page'} />
      <TitleLines title={hasName ? page.title : address} note={hasName ? address : ''} />
    </>
  );
}

interface PageComboProps extends SearchProps {
  /** Gives the address of the page. */
  readonly onChoose: (address: string) => void;
}

const ANY = { types: [], tags: [] } as const;

/** Finds a page of the site: documents, and those that are none. What is no page may be an address elsewhere. */
function PageCombo({ naming, startsClosed, onChoose }: PageComboProps) {
  const services = useEditor();
  const { api, host, models } = services;
  const [written, setWritten] = useState('');
  const words = written.trim();
  const load = useCallback(() => readOtherPages(services), [services]);
  const others = useAnswer(api, load).value ?? [];
  const { value: documents, problem } = useDocumentSearch(words, ANY);
  const found = (documents ?? []).flatMap((document): ComboOption[] => {
    const path = host.addressOf({ type: document.type, uid: document.uid });
    if (path === null || document.lang !== undefined) return [];
    const detail = `${typeWords(models, document.type).one}, ${path}`;
    const start = <Thumbnail address={document.picture} width={56} height={40} />;
    return [{ id: path, label: document.title, detail, start }];
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
      startsClosed={startsClosed}
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
