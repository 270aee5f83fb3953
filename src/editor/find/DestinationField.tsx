import { mediaUrlName } from './mediaUrlName.ts';
import { titleAndType } from '../documents/names/documentWords.ts';
import { useEditor } from '../EditorContext.ts';
import { DocumentCombo } from '../links/search/DocumentCombo.tsx';
import { readWebAddress } from '../links/values/webAddress.ts';
import { ALL_KINDS, useMediaPicker } from '../media/pickMedia.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Pills } from '../ui/controls/Pills.tsx';
import { FieldFrame } from '../ui/fields/FieldFrame.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import type { Destination } from './Destination.ts';
import * as styles from './find.styles.ts';

const KINDS = [
  { id: 'web', label: 'Web' },
  { id: 'document', label: 'Page' },
  { id: 'media', label: 'File' },
] as const;

const NO_TYPES = { types: [], tags: [] } as const;

type DestinationFieldProps = {
  label: string;
  value: Destination;
  onChange: (destination: Destination) => void;
};

/** Chooses a web address, a page or a file. */
export function DestinationField({ label, value, onChange }: DestinationFieldProps) {
  const { models } = useEditor();
  const pick = useMediaPicker();
  const { kind, url, document, file } = value;
  const chooseFile = async () => {
    const chosen = await pick({ kinds: ALL_KINDS, place: label });
    if (chosen) onChange({ ...value, file: mediaUrlName(chosen.url) });
  };
  return (
    <div className={styles.fields}>
      <Pills
        aria-label={label}
        options={KINDS}
        value={kind}
        onChange={(next) => {
          const chosen = KINDS.find(({ id }) => id === next);
          if (chosen) onChange({ ...value, kind: chosen.id });
        }}
      />
      {kind === 'web' && (
        <FieldFrame label={label}>
          {(naming) => (
            <TextInput
              {...naming}
              value={url}
              onChange={(text) => onChange({ ...value, url: text.replaceAll('\n', '') })}
              onBlur={() => {
                const read = url.trim() === '' ? null : readWebAddress(url);
                if (read && 'url' in read) onChange({ ...value, url: read.url });
              }}
              inputMode="url"
              spellCheck={false}
              placeholder="https://example.com"
            />
          )}
        </FieldFrame>
      )}
      {kind === 'document' && (
        <FieldFrame label={label}>
          {(naming) => (
            <DocumentCombo
              key={document?.id ?? ''}
              naming={naming}
              allowed={NO_TYPES}
              shown={document ? titleAndType(models, document) : ''}
              placeholder="Find a page"
              onChoose={(next) => onChange({ ...value, document: next })}
            />
          )}
        </FieldFrame>
      )}
      {kind === 'media' && (
        <FieldFrame label={label} isRinged={false}>
          {(naming) => (
            <div className={styles.foot}>
              <span className={styles.place}>{file ?? 'None yet'}</span>
              <Button
                id={naming.id}
                aria-labelledby={`${naming['aria-labelledby']} ${naming.id}`}
                onPress={() => void chooseFile()}
              >
                {file === null ? 'Choose a file' : 'Choose another'}
              </Button>
            </div>
          )}
        </FieldFrame>
      )}
    </div>
  );
}
