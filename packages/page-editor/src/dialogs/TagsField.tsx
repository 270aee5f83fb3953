import { useState } from 'react';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components';
import { fold } from '../kit/lists/matching.ts';
import { countWords } from '../kit/countWords.ts';
import { useCounts } from '../session/useDocumentAnswers.ts';
import { ComboBox } from '../kit/fields/ComboBox.tsx';
import { FieldFrame } from '../kit/fields/FieldFrame.tsx';
import { Icon } from '../kit/icons/Icon.tsx';
import * as styles from './dialogs.styles.ts';

type TagsFieldProps = {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  readOnly?: string | null;
  /** What they are for. */
  hint?: string | undefined;
};

/** Tags as chips, with those of other documents suggested. */
export function TagsField({ tags, onChange, readOnly = null, hint = '' }: TagsFieldProps) {
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
    <FieldFrame label="Tags" hint={hint} readOnly={readOnly}>
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
                    <Button slot="remove" className={styles.remove} aria-label={`Remove ${tag}`}>
                      <Icon name="close" size="small" />
                    </Button>
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
