import { useRef, useState } from 'react';
import type { DocumentSummary } from 'prismic-folder/contract';
import { useWords } from '../session/useWords.ts';
import { useEditor } from '../session/EditorContext.ts';
import { Button } from '../kit/controls/Button.tsx';
import { copyText, NOT_COPIED } from '../kit/copyText.ts';
import { useAction } from '../kit/hooks/useAction.ts';
import { Stack } from '../kit/layout/Stack.tsx';
import { Dialog } from '../kit/overlays/Dialog.tsx';
import { useHasLanguages, useCounts } from '../session/useDocumentAnswers.ts';
import {
  filePath,
  languageWords,
  phaseOf,
  whenWords,
  typeWords,
} from '../session/documentWords.ts';
import { tagDocument } from './tagDocument.ts';
import * as styles from './dialogs.styles.ts';
import { Button as AriaButton, Tag, TagGroup, TagList } from 'react-aria-components';
import { fold } from '../kit/lists/matching.ts';
import { countWords } from '../kit/countWords.ts';
import { ComboBox } from '../kit/fields/ComboBox.tsx';
import { FieldFrame } from '../kit/fields/FieldFrame.tsx';
import { Icon } from '../kit/icons/Icon.tsx';

type AboutDialogProps = {
  document: DocumentSummary;
  /** Its tags at present, if they were edited since. */
  tags?: readonly string[];
  /** In place of saving them. */
  onTags?: ((tags: readonly string[]) => void) | undefined;
  readOnly?: string | null;
  onClose: () => void;
};

/** What a document is besides its content: tags, language, ids, and where its file is. */
export function AboutDialog({
  document,
  tags,
  onTags,
  readOnly = null,
  onClose,
}: AboutDialogProps) {
  const { api, models, announce, toast } = useEditor();
  const words = useWords();
  const hasLanguages = useHasLanguages();
  const { problem, run } = useAction();
  const [own, setOwn] = useState(tags ?? document.tags);
  const saving = useRef(Promise.resolve());
  const path = filePath(document);
  const change = (next: readonly string[]) => {
    setOwn(next);
    if (onTags) return onTags(next);
    // Each is saved over what the one before has saved.
    const save = () => tagDocument(api, document, next);
    return run(() => (saving.current = saving.current.then(save, save)));
  };
  const copy = async () => {
    if (await copyText(path)) announce('Path copied.');
    else toast({ message: NOT_COPIED });
  };
  const { uid, language } = document;
  const facts = [
    ['Type', typeWords(models, document.type).one],
    ['State', phaseOf(document).words],
    ['Last change', whenWords(document.savedAt)],
    ...(hasLanguages ? [['Language', `${languageWords(language)}, ${language}`]] : []),
    ['Address', uid === null ? 'None of its own' : `/${uid}`],
    ['Id', document.id],
  ];
  return (
    <Dialog title="About" lightTitle={document.title} onClose={onClose} foot="Done">
      <Stack gap={24}>
        <TagsField
          tags={own}
          onChange={change}
          problem={problem}
          readOnly={readOnly}
          hint={words.tags[document.type]}
        />
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>File</dt>
            <dd>
              <span>{`${path} `}</span>
              <Button kind="link" onPress={() => void copy()}>
                Copy
              </Button>
            </dd>
          </div>
        </dl>
      </Stack>
    </Dialog>
  );
}

type TagsFieldProps = {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  problem: string | null;
  readOnly: string | null;
  /** What they are for. */
  hint?: string | undefined;
};

/** Tags as chips, with those of other documents suggested. */
function TagsField({ tags, onChange, problem, readOnly, hint = '' }: TagsFieldProps) {
  const [text, setText] = useState('');
  const known = useCounts().value?.tags ?? [];
  const wanted = fold(text.trim());
  const options = known
    .filter(({ tag }) => !tags.includes(tag) && fold(tag).includes(wanted))
    .slice(0, 50)
    .map(({ tag, total }) => ({ id: tag, label: tag, detail: countWords(total, 'document') }));
  const add = (tag: string) => {
    setText('');
    if (tag !== '' && !tags.includes(tag)) onChange([...tags, tag]);
  };
  return (
    <FieldFrame label="Tags" hint={hint} problem={problem} readOnly={readOnly}>
      {(naming) => (
        <>
          <TagGroup
            aria-label="Tags of this document"
            {...(readOnly === null && {
              onRemove: (removed: Set<string | number>) =>
                onChange(tags.filter((tag) => !removed.has(tag))),
            })}
          >
            <TagList className={styles.tags}>
              {tags.map((tag) => (
                <Tag key={tag} id={tag} textValue={tag} className={styles.tag}>
                  <span>{tag}</span>
                  {readOnly === null && (
                    <AriaButton
                      slot="remove"
                      className={styles.remove}
                      aria-label={`Remove ${tag}`}
                    >
                      <Icon name="close" size="small" />
                    </AriaButton>
                  )}
                </Tag>
              ))}
            </TagList>
          </TagGroup>
          {readOnly === null && (
            <ComboBox
              {...naming}
              text={text}
              onText={setText}
              options={options}
              onChoose={add}
              onEnter={() => add(text.trim())}
              emptyText={`Enter adds ${wanted === '' ? 'what you type' : `“${text.trim()}”`}.`}
              placeholder="Add a tag"
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
