import { useState } from 'react';
import { titleAndType } from '../../session/documentWords.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { DocumentCombo } from '../../fields/links/search/DocumentCombo.tsx';
import { readWebAddress } from '../../fields/links/values/webAddress.ts';
import { ALL_KINDS, useMediaPicker } from '../../fields/media/pickMedia.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Pills } from '../../kit/controls/Pills.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/text/Text.tsx';
import { type Destination, mediaUrlName } from './Destination.ts';

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
  /** Why links cannot lead there, as a sentence. */
  problem?: string | null;
};

/** Chooses a web address, a page or a file. */
export function DestinationField({
  label,
  value,
  onChange,
  problem = null,
}: DestinationFieldProps) {
  const { models } = useEditor();
  const pick = useMediaPicker();
  const [isEditing, setIsEditing] = useState(false);
  const { kind, url, document, file } = value;
  const complete = () => {
    const read = url.trim() === '' ? null : readWebAddress(url);
    if (read && 'url' in read) onChange({ ...value, url: read.url });
  };
  const chooseFile = async () => {
    const chosen = await pick({ kinds: ALL_KINDS, place: label });
    if (chosen) onChange({ ...value, file: mediaUrlName(chosen.url) });
  };
  // One frame for all kinds: the pills keep the focus while arrow keys go through them.
  return (
    <FieldFrame
      label={label}
      problem={isEditing ? null : problem}
      isRinged={kind !== 'media'}
      end={
        <Pills
          aria-label={label}
          options={KINDS}
          value={kind}
          onChange={(next) => {
            const chosen = KINDS.find(({ id }) => id === next);
            if (chosen) onChange({ ...value, kind: chosen.id });
          }}
        />
      }
    >
      {(naming) => (
        <>
          {kind === 'web' && (
            <TextInput
              {...naming}
              value={url}
              onChange={(text) => onChange({ ...value, url: text.replaceAll('\n', '') })}
              onFocus={() => setIsEditing(true)}
              onBlur={() => {
                setIsEditing(false);
                complete();
              }}
              onEnter={complete}
              isInvalid={!isEditing && problem !== null}
              inputMode="url"
              spellCheck={false}
              placeholder="https://example.com"
            />
          )}
          {kind === 'document' && (
            <DocumentCombo
              key={document?.id ?? ''}
              naming={naming}
              allowed={NO_TYPES}
              shown={document ? titleAndType(models, document) : ''}
              placeholder="Find a page"
              onChoose={(next) => onChange({ ...value, document: next })}
            />
          )}
          {kind === 'media' && (
            <Row wraps>
              <Text>{file ?? 'None yet'}</Text>
              <Button
                id={naming.id}
                aria-labelledby={`${naming['aria-labelledby']} ${naming.id}`}
                onPress={() => void chooseFile()}
              >
                {file === null ? 'Choose a file' : 'Choose another'}
              </Button>
            </Row>
          )}
        </>
      )}
    </FieldFrame>
  );
}
