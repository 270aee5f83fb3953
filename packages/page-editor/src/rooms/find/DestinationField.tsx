import { useState } from 'react';
import type { DocumentSummary, LinkDestination } from 'prismic-folder/contract';
import { isRecord } from 'prismic-folder/edit';
import { keyOf } from '../../session/documentCall.ts';
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
import type { EditorModels } from '../../model/EditorModels.ts';

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
    if (chosen) onChange({ ...value, file: chosen.item.name });
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

/** Where links lead, while it is chosen. */
interface Destination {
  readonly kind: LinkDestination['kind'];
  readonly url: string;
  readonly document: DocumentSummary | null;
  /** Name of a file of the library. */
  readonly file: string | null;
}

export const NOWHERE: Destination = { kind: 'web', url: '', document: null, file: null };

/** Characters that an address has at most. */
const MAX_URL = 2000;
const TOO_LONG = `An address has at most ${MAX_URL.toLocaleString('en')} characters.`;

/** Why there are no links to a destination, as a sentence. */
export const lengthProblem = ({ kind, url }: Destination): string | null =>
  kind === 'web' && url.trim().length > MAX_URL ? TOO_LONG : null;

/** Why a link cannot lead to a destination, as a sentence. */
export function problemOf(destination: Destination): string | null {
  const { kind, url } = destination;
  if (kind !== 'web' || url.trim() === '') return null;
  const read = readWebAddress(url);
  return 'problem' in read ? read.problem : lengthProblem(destination);
}

/** What the server is asked for; null while nothing is chosen, or nothing that can be. */
export function toRequest(destination: Destination): LinkDestination | null {
  const { kind, url, document, file } = destination;
  if (kind === 'web') {
    const isWritten = url.trim() !== '' && lengthProblem(destination) === null;
    return isWritten ? { kind, url: url.trim() } : null;
  }
  if (kind === 'media') return file === null ? null : { kind, name: file };
  return document === null ? null : { kind, document: keyOf(document) };
}

/** A destination in words, as lists show it. */
export function destinationWords(models: EditorModels, destination: Destination): string {
  const { kind, url, document, file } = destination;
  if (kind === 'web') return url.trim();
  if (kind === 'media') return file ?? '';
  return document === null ? '' : titleAndType(models, document);
}

/** Which links lead where, while an owner looks at the place of one. */
export interface Destinations {
  readonly from: Destination;
  readonly to: Destination;
}

const KEY = 'links';

/** What is kept with this entry of the browser's history, so that Back and reload find it. */
export function readDestinations(): Destinations {
  const state: unknown = window.history.state;
  const kept = isRecord(state) ? state[KEY] : undefined;
  // Cast: nothing but the function below writes it.
  return isRecord(kept) ? (kept as unknown as Destinations) : { from: NOWHERE, to: NOWHERE };
}

/** Keeps it with this entry of the browser's history. */
export function keepDestinations(destinations: Destinations): void {
  window.history.replaceState({ [KEY]: destinations }, '');
}
