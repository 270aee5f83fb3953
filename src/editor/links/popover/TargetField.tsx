import { titleAndType } from '../../documents/names/documentWords.ts';
import { useHasLanguages } from '../../documents/lookup/useDocumentAnswers.ts';
import { useEditor } from '../../EditorContext.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { DocumentCombo } from '../search/DocumentCombo.tsx';
import type { Allowed } from '../search/useDocumentSearch.ts';
import { GONE, targetWords } from '../target/targetWords.ts';
import { useTarget } from '../target/useTarget.ts';
import { readWebAddress } from '../values/webAddress.ts';
import { type LinkDraft, withDocument } from './linkDraft.ts';
import * as styles from './LinkPopover.styles.ts';
import { startHere } from './startHere.ts';

type TargetFieldProps = {
  draft: LinkDraft;
  allowed: Allowed;
  problem: string | null;
  note: string | null;
  onChange: (part: Partial<LinkDraft>) => void;
  onPickFile: (() => void) | null;
  onEnter: () => void;
};

/** Where a link leads: an address, a document or a file. */
export function TargetField(props: TargetFieldProps) {
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
  const isGone = draft.document !== null && found.state === 'gone';
  return (
    <FieldFrame label="Page" problem={problem} note={isGone ? `${GONE}.` : null}>
      {(naming) => (
        <div ref={startHere}>
          <DocumentCombo
            naming={naming}
            allowed={allowed}
            shown={shown}
            placeholder="Find a page"
            onChoose={(document) => onChange(withDocument(draft, document, hasLanguages))}
            onEnter={onEnter}
          />
        </div>
      )}
    </FieldFrame>
  );
}

function FileField({ draft, problem, onPickFile }: TargetFieldProps) {
  const { models } = useEditor();
  const { file } = draft;
  const link = { target: file, isNewTab: false, text: '', variant: null, isUnknown: false };
  return (
    <FieldFrame label="File" problem={problem} isRinged={false}>
      {(naming) => (
        <div className={styles.row}>
          <span className={styles.value}>
            {file === null ? 'None yet' : targetWords(models, link, { state: 'gone' }).title}
          </span>
          {onPickFile && (
            <Button
              id={naming.id}
              aria-labelledby={`${naming['aria-labelledby']} ${naming.id}`}
              onPress={onPickFile}
            >
              {file === null ? 'Choose a file' : 'Choose another'}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
