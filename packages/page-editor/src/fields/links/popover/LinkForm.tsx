import { useState } from 'react';
import type { Json } from 'prismic-folder/edit';
import { useHasLanguages } from '../../../session/useDocumentAnswers.ts';
import { titleAndType } from '../../../session/documentWords.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import { Pills } from '../../../kit/controls/Pills.tsx';
import { Switch } from '../../../kit/controls/Switch.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../../kit/fields/TextInput.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Note, Text } from '../../../kit/text/Text.tsx';
import type { LinkConfig } from '../fields/linkConfig.ts';
import { DocumentCombo } from '../search/DocumentCombo.tsx';
import { useTarget } from '../target/useTarget.ts';
import { GONE, targetWords } from '../target/targetWords.ts';
import { type LinkKind, targetOf } from '../values/linkValue.ts';
import { readWebAddress } from '../values/webAddress.ts';
import { type LinkDraft, readDraft } from './linkDraft.ts';
import * as styles from './LinkPopover.styles.ts';

type LinkFormProps = {
  /** The link of the file. */
  before: Json;
  draft: LinkDraft;
  onDraft: (draft: LinkDraft) => void;
  config: LinkConfig;
  /** Those of the config, and that of the link itself. */
  kinds: readonly LinkKind[];
  onPickFile: () => void;
  onApply: (value: Json | undefined) => void;
  onRemove: () => void;
  onClose: () => void;
};

const LABELS: Readonly<Record<LinkKind, string>> = { Web: 'Web', Document: 'Page', Media: 'File' };
const NONE = 'none';

/** The content of the link popover. */
export function LinkForm(props: LinkFormProps) {
  const { before, draft, config, kinds, onDraft, onPickFile, onApply, onRemove, onClose } = props;
  const { allowTargetBlank, hasText, variants, allowed } = config;
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
      <Row gap={8} justify="between" className={styles.head}>
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
          <Note as="span">Link</Note>
        )}
        <IconButton icon="close" label="Close" shortcut="Esc" onPress={onClose} />
      </Row>
      <Stack gap={20} className={styles.fields}>
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
      </Stack>
      <Row gap={16} wraps={8} className={styles.foot}>
        {before !== null && (
          <Button kind="text" onPress={onRemove}>
            Remove link
          </Button>
        )}
        <Row gap={16} justify="end" isGrowing>
          <Note as="span" aria-hidden>
            Enter keeps it
          </Note>
          <Button onPress={apply}>Done</Button>
        </Row>
      </Row>
    </>
  );
}

type TargetFieldProps = Pick<LinkFormProps, 'draft' | 'onPickFile'> & {
  allowed: LinkConfig['allowed'];
  problem: string | null;
  note: string | null;
  onChange: (part: Partial<LinkDraft>) => void;
  onEnter: () => void;
};

/** Where a link leads: an address, a document or a file. */
function TargetField(props: TargetFieldProps) {
  if (props.draft.kind === 'Document') return <PageField {...props} />;
  return props.draft.kind === 'Media' ? <FileField {...props} /> : <AddressField {...props} />;
}

function AddressField({ draft, problem, note, onChange, onEnter }: TargetFieldProps) {
  const { address } = draft;
  const read = address === '' ? null : readWebAddress(address);
  const href = read && 'url' in read && /^https?:/.test(read.url) ? read.url : null;
  return (
    <FieldFrame label="Address" problem={problem} note={note}>
      {(naming) => (
        <TextInput
          {...naming}
          ref={startHere}
          value={address}
          onChange={(text) => onChange({ address: text.replaceAll('\n', '') })}
          onEnter={onEnter}
          inputMode="url"
          spellCheck={false}
          placeholder="example.com"
          isInvalid={problem !== null}
          end={
            href !== null && (
              <a href={href} target="_blank" rel="noreferrer" aria-label="See it in a new tab">
                <Icon name="external" />
              </a>
            )
          }
        />
      )}
    </FieldFrame>
  );
}

function PageField({ draft, allowed, problem, onChange, onEnter }: TargetFieldProps) {
  const { models } = useEditor();
  const hasLanguages = useHasLanguages();
  const found = useTarget(draft.document);
  const shown = found.state === 'found' ? titleAndType(models, found.document) : '';
  const trouble =
    found.state === 'gone' ? `${GONE}.` : found.state === 'unknown' ? found.message : null;
  return (
    <FieldFrame label="Page" problem={problem} note={draft.document && trouble}>
      {(naming) => (
        <div ref={startHere}>
          <DocumentCombo
            naming={naming}
            allowed={allowed}
            shown={shown}
            placeholder="Find a page"
            onChoose={(document) => onChange({ document: targetOf(document, hasLanguages) })}
            onEnter={onEnter}
          />
        </div>
      )}
    </FieldFrame>
  );
}

function FileField({ draft, problem, onPickFile }: TargetFieldProps) {
  const editor = useEditor();
  const { file } = draft;
  const link = { target: file, isNewTab: false, text: '', variant: null, isUnknown: false };
  return (
    <FieldFrame label="File" problem={problem} isRinged={false}>
      {(naming) => (
        <Row>
          <Text isGrowing>
            {file === null ? 'None yet' : targetWords(editor, link, { state: 'gone' }).title}
          </Text>
          <Button
            id={naming.id}
            aria-labelledby={`${naming['aria-labelledby']} ${naming.id}`}
            onPress={onPickFile}
          >
            {file === null ? 'Choose a file' : 'Choose another'}
          </Button>
        </Row>
      )}
    </FieldFrame>
  );
}

/**
 * As a `ref`: the text in an element, or the element itself, has the focus when the popover opens; not
 * while another kind is chosen by the arrow keys.
 */
function startHere(element: HTMLElement | null): void {
  const active = element?.ownerDocument.activeElement;
  if (element === null || active?.matches('input[type="radio"]') === true) return;
  (element.querySelector<HTMLElement>('input, textarea') ?? element).focus();
}
