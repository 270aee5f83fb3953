import { useState } from 'react';
import type { Translation } from 'prismic-folder/contract';
import { useAction } from '../kit/hooks/useAction.ts';
import { useOpenSignal } from '../kit/hooks/useOpenSignal.ts';
import { useCall } from '../session/useAnswer.ts';
import { titleAndType } from '../session/documentWords.ts';
import { countWords } from '../kit/countWords.ts';
import { documentId } from '../session/documentCall.ts';
import { useEditor } from '../session/EditorContext.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Pills } from '../kit/controls/Pills.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { Dialog } from '../kit/overlays/Dialog.tsx';
import { Empty, Note, Problem, Text } from '../kit/text/Text.tsx';
import * as styles from './languages.styles.ts';
import { translate } from './translate.ts';
import { useLanguages } from '../session/useLanguages.ts';

const STATES = { missing: 'Not translated', outdated: 'Older than its source' } as const;

/** So many are asked for at once; the rest comes as these are done. */
const SHOWN = 100;

/** Translations that somebody has to work on, by language: a list to work through. */
export function TranslationsDialog({ onClose }: { onClose: () => void }) {
  const { api, open } = useEditor();
  const languages = useLanguages();
  const [chosen, setChosen] = useState('all');
  const action = useAction();
  const openSignal = useOpenSignal();
  const lang = chosen === 'all' ? {} : { lang: chosen };
  const { value, problem } = useCall('listTranslations', { query: { ...lang, pageSize: SHOWN } });
  const nameOf = (id: string) => languages.find((one) => one.id === id)?.name ?? id;
  const work = ({ source, language, document }: Translation) => {
    if (document) {
      onClose();
      open(document);
      return;
    }
    action.run(async () => {
      const signal = openSignal();
      const made = await translate(api, source, language);
      // Who has closed it stays there.
      if (signal.aborted) return;
      onClose();
      open(made);
    });
  };
  const rest = value ? value.total - value.translations.length : 0;
  return (
    <Dialog
      isFilling
      width={880}
      title="Translations"
      lightTitle={value ? `${value.total} to do` : ''}
      lead="What is missing in a language, and what is older than the document it was made from."
      onClose={onClose}
    >
      <Stack gap={16}>
        <Pills
          aria-label="Language"
          options={[
            { id: 'all', label: 'All languages' },
            ...languages.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={chosen}
          onChange={setChosen}
        />
        <Problem>{action.problem ?? problem}</Problem>
        {value?.translations.length === 0 && (
          <Empty>Everything is translated, and nothing is older than its source.</Empty>
        )}
        <Stack as="ul" aria-busy={value === undefined && problem === null}>
          {value?.translations.map((translation) => (
            <Row
              key={`${documentId(translation.source)} ${translation.language}`}
              translation={translation}
              language={nameOf(translation.language)}
              isBusy={action.isRunning}
              onWork={() => work(translation)}
            />
          ))}
        </Stack>
        {rest > 0 && <Note>{`And ${countWords(rest, 'more translation')}.`}</Note>}
      </Stack>
    </Dialog>
  );
}

interface RowProps {
  readonly translation: Translation;
  readonly language: string;
  readonly isBusy: boolean;
  readonly onWork: () => void;
}

function Row({ translation, language, isBusy, onWork }: RowProps) {
  const { models } = useEditor();
  const { source, state, document } = translation;
  const verb = document ? 'Open' : 'Translate';
  return (
    <li className={styles.translation}>
      <Text dir="auto">{titleAndType(models, source)}</Text>
      <Note as="span">{`${language}: ${STATES[state]}`}</Note>
      <Button
        isPending={isBusy}
        onPress={onWork}
        aria-label={`${verb} ${source.title} in ${language}`}
      >
        {verb}
      </Button>
    </li>
  );
}
