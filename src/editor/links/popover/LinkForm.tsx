import { useState } from 'react';
import type { Json } from '#prismic-folder/edit';
import type { LinkKind } from '../../richText/LinkRequest.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Pills } from '../../ui/controls/Pills.tsx';
import { Switch } from '../../ui/controls/Switch.tsx';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import type { Allowed } from '../search/useDocumentSearch.ts';
import { type LinkDraft, readDraft } from './linkDraft.ts';
import * as styles from './LinkPopover.styles.ts';
import { TargetField } from './TargetField.tsx';

type LinkFormProps = {
  /** The link of the file. */
  before: Json;
  draft: LinkDraft;
  onDraft: (draft: LinkDraft) => void;
  kinds: readonly LinkKind[];
  allowTargetBlank: boolean;
  hasText: boolean;
  variants: readonly string[];
  allowed: Allowed;
  /** null: files cannot be chosen here. */
  onPickFile: (() => void) | null;
  onApply: (value: Json | undefined) => void;
  onRemove: () => void;
  onClose: () => void;
};

const LABELS: Readonly<Record<LinkKind, string>> = { Web: 'Web', Document: 'Page', Media: 'File' };
const NONE = 'none';

/** The content of the link popover. */
export function LinkForm({
  before,
  draft,
  onDraft,
  kinds,
  allowTargetBlank,
  hasText,
  variants,
  allowed,
  onPickFile,
  onApply,
  onRemove,
  onClose,
}: LinkFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const read = readDraft(before, draft, kinds);
  const change = (part: Partial<LinkDraft>) => {
    setProblem(null);
    onDraft({ ...draft, ...part });
  };
  const apply = () => {
    if ('problem' in read) setProblem(read.problem);
    else onApply(read.value);
  };
  const known = draft.variant !== null && !variants.includes(draft.variant) ? [draft.variant] : [];
  return (
    <>
      <div className={styles.head}>
        {kinds.length > 1 ? (
          <Pills
            aria-label="Leads to"
            look="plain"
            options={kinds.map((kind) => ({ id: kind, label: LABELS[kind] }))}
            value={draft.kind}
            onChange={(id) => {
              const kind = kinds.find((one) => one === id);
              if (kind) change({ kind });
            }}
          />
        ) : (
          <span className={styles.title}>Link</span>
        )}
        <IconButton icon="close" label="Close" shortcut="Esc" onPress={onClose} />
      </div>
      <div className={styles.fields}>
        <TargetField
          key={draft.kind}
          draft={draft}
          allowed={allowed}
          problem={problem}
          note={'note' in read ? (read.note ?? null) : null}
          onChange={change}
          onPickFile={onPickFile}
          onEnter={apply}
        />
        {hasText && (
          <FieldFrame label="Text shown">
            {(naming) => (
              <TextInput
                {...naming}
                value={draft.text}
                onChange={(text) => change({ text })}
                onEnter={apply}
              />
            )}
          </FieldFrame>
        )}
        {(variants.length > 0 || known.length > 0) && (
          <FieldFrame label="Look" isRinged={false}>
            {(naming) => (
              <Pills
                {...naming}
                options={[
                  { id: NONE, label: 'Plain' },
                  ...variants.map((id) => ({ id: `one ${id}`, label: id })),
                  ...known.map((id) => ({ id: `one ${id}`, label: `Old value: ${id}` })),
                ]}
                value={draft.variant === null ? NONE : `one ${draft.variant}`}
                onChange={(id) => change({ variant: id === NONE ? null : id.slice(4) })}
              />
            )}
          </FieldFrame>
        )}
        {(allowTargetBlank || draft.isNewTab) && (
          <Switch
            label="Open in a new tab"
            isOn={draft.isNewTab}
            onChange={(isNewTab) => change({ isNewTab })}
            isBare
          />
        )}
      </div>
      <div className={styles.foot}>
        {before !== null && (
          <Button kind="text" onPress={onRemove}>
            Remove link
          </Button>
        )}
        <span className={styles.space} />
        <span className={styles.muted} aria-hidden>
          Enter keeps it
        </span>
        <Button onPress={apply}>Done</Button>
      </div>
    </>
  );
}
