import { useState } from 'react';
import type { RepositoryLanguage } from 'prismic-folder/contract';
import type { Elements } from '../kit/Elements.ts';
import { type Action, useAction } from '../kit/hooks/useAction.ts';
import { useCall } from '../session/useAnswer.ts';
import { languageWords } from '../session/documentWords.ts';
import { countWords } from '../kit/countWords.ts';
import { useEditor } from '../session/EditorContext.ts';
import { Button } from '../kit/controls/Button.tsx';
import { FieldFrame } from '../kit/fields/FieldFrame.tsx';
import { TextInput } from '../kit/fields/TextInput.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { Dialog } from '../kit/overlays/Dialog.tsx';
import { Problem, Text } from '../kit/text/Text.tsx';
import * as styles from './languages.styles.ts';

/** Such as `fr-fr`: the language, then the country. */
const CODE = /^[a-z]{2,3}-[a-z0-9]{2,4}$/;

/** The languages of the site: adds, renames and removes them. */
export function LanguagesDialog({ onClose }: { onClose: () => void }) {
  const { api, announce } = useEditor();
  const action = useAction();
  // Also how many documents are in each, which the store of the window does not follow.
  const { value, problem } = useCall('listLanguages', {});
  const languages = value?.languages;
  const rename = (id: string, name: string) =>
    action.run(async () => {
      await api.call('renameLanguage', { params: { language: id }, body: { name } });
      announce(`${id} is called ${name} now.`);
    });
  const remove = ({ id, name }: RepositoryLanguage) =>
    action.run(async () => {
      await api.call('removeLanguage', { params: { language: id } });
      announce(`${name} is removed.`);
    });
  return (
    <Dialog
      width={720}
      title="Languages"
      lead="The first is the master language: it has the addresses without a language in them."
      onClose={onClose}
      foot={
        <>
          <Problem>{action.problem ?? problem}</Problem>
          <Button size="dialog" onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Stack as="ul" aria-busy={languages === undefined && problem === null}>
        {languages?.map((language) => (
          <Language
            key={language.id}
            language={language}
            isBusy={action.isRunning}
            onRename={(name) => rename(language.id, name)}
            onRemove={() => remove(language)}
          />
        ))}
        <NewLanguage known={languages ?? []} action={action} />
      </Stack>
    </Dialog>
  );
}

interface RowProps {
  readonly field: Elements;
  readonly children: Elements;
}

/** A field with what can be done at its end. */
function Row({ field, children }: RowProps) {
  return (
    <li className={styles.row}>
      <Stack gap={4} isGrowing>
        {field}
      </Stack>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

interface LanguageProps {
  readonly language: RepositoryLanguage;
  readonly isBusy: boolean;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

function Language({ language, isBusy, onRename, onRemove }: LanguageProps) {
  const { id, name, isMaster, documents } = language;
  const [written, setWritten] = useState<string | null>(null);
  const shown = written ?? name;
  const next = shown.trim();
  const isChanged = next !== '' && next !== name;
  const save = () => {
    if (isChanged) onRename(next);
  };
  return (
    <Row
      field={
        <>
          <FieldFrame label={`Name of ${id}`}>
            {(naming) => (
              <TextInput {...naming} value={shown} onChange={setWritten} onEnter={save} />
            )}
          </FieldFrame>
          <Text as="p" size="caption" tone="muted">
            {[id, isMaster && 'master language', countWords(documents, 'document')]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </>
      }
    >
      {isChanged && (
        <Button isPending={isBusy} onPress={save} aria-label={`Rename ${name}`}>
          Rename
        </Button>
      )}
      {!isMaster && (
        <Button kind="text" isPending={isBusy} onPress={onRemove} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      )}
    </Row>
  );
}

interface NewLanguageProps {
  readonly known: readonly RepositoryLanguage[];
  readonly action: Action;
}

function NewLanguage({ known, action }: NewLanguageProps) {
  const { api, announce } = useEditor();
  const [written, setWritten] = useState('');
  const id = written.trim().toLowerCase().replaceAll('_', '-');
  const isTaken = known.some((language) => language.id === id);
  const isCode = CODE.test(id);
  const name = languageWords(id);
  const isReady = isCode && !isTaken;
  const note = isTaken ? 'This language is there already.' : isCode ? name : null;
  const add = () => {
    if (!isReady || action.isRunning) return;
    action.run(async () => {
      await api.call('addLanguage', { body: { id, name } });
      announce(`${name} is added.`);
      setWritten((now) => (now === written ? '' : now));
    });
  };
  return (
    <Row
      field={
        <FieldFrame
          label="New language"
          hint="Its code with a country, such as fr-fr or ar-eg"
          note={note}
        >
          {(naming) => (
            <TextInput
              {...naming}
              value={written}
              onChange={setWritten}
              onEnter={add}
              spellCheck={false}
            />
          )}
        </FieldFrame>
      }
    >
      <Button kind="primary" isDisabled={!isReady} isPending={action.isRunning} onPress={add}>
        Add
      </Button>
    </Row>
  );
}
