import { cx } from '@linaria/core';
import { useCallback, useState } from 'react';
import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { UnknownField } from '../../field/UnknownField.tsx';
import { useKeptFocus } from '../../field/focusField.ts';
import { useOpen } from '../../field/useField.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { useAnswer } from '../../../session/useAnswer.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { FieldFrame, type ControlNaming } from '../../../kit/fields/FieldFrame.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { TitleLines } from '../../../kit/lists/TitleLines.tsx';
import * as styles from '../fields/fields.styles.ts';
import { readPageAt, readOtherPages } from './pageWords.ts';
import { documentId } from '../../../session/documentCall.ts';
import { typeWords } from '../../../session/documentWords.ts';
import { ComboBox, type ComboOption } from '../../../kit/fields/ComboBox.tsx';
import { hasWords } from '../../../kit/lists/matching.ts';
import { Thumbnail } from '../../../kit/lists/Thumbnail.tsx';
import { useDocumentSearch } from '../search/useDocumentSearch.ts';
import { readWebAddress } from '../values/webAddress.ts';

/** An address of the site as the page it leads to, or a search for one. */
export function PageField(props: FieldProps) {
  const { field, value = null, readOnly, onChange } = props;
  const [isChanging, setChanging] = useState(false);
  // What is pressed goes with what it does, and would take the focus with it.
  const [turns, setTurns] = useState(0);
  const area = useKeptFocus(turns);
  if (value !== null && typeof value !== 'string') return <UnknownField {...props} />;
  const address = value?.trim() ?? '';
  const isSet = address !== '';
  return (
    <FieldFrame {...frameProps(props)} isRinged={!isSet || isChanging}>
      {(naming) => (
        <div ref={area}>
          {isSet && <PageAt address={address} />}
          {isSet && readOnly === null && (
            <Row gap={20} wraps={4} className={styles.actions}>
              <Button
                kind="text"
                id={naming.id}
                aria-describedby={naming['aria-labelledby']}
                onPress={() => setChanging(!isChanging)}
              >
                Change
              </Button>
              <Button
                kind="text"
                aria-describedby={naming['aria-labelledby']}
                onPress={() => {
                  setChanging(false);
                  setTurns(turns + 1);
                  onChange(undefined, { label: `remove ${field.label}` });
                }}
              >
                Remove
              </Button>
            </Row>
          )}
          {(!isSet || isChanging) && readOnly === null && (
            <PageCombo
              key={turns}
              startsClosed={turns > 0 && !isSet}
              naming={isSet ? { ...naming, id: `${naming.id}-search` } : naming}
              onChoose={(path) => {
                setChanging(false);
                setTurns(turns + 1);
                onChange(path);
              }}
            />
          )}
        </div>
      )}
    </FieldFrame>
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
    <div className={cx(styles.row, styles.ruled)}>
      <Icon name={page?.icon ?? 'page'} />
      <TitleLines title={hasName ? page.title : address} note={hasName ? address : ''} />
    </div>
  );
}

type PageComboProps = {
  naming: ControlNaming;
  startsClosed: boolean;
  /** Gives the address of the page. */
  onChoose: (address: string) => void;
};

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
