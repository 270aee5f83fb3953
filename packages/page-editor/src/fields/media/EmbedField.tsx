import type { JsonObject } from 'prismic-folder/edit';
import { useState, useEffect } from 'react';
import { useEditor } from '../../session/EditorContext.ts';
import { useLoaded } from '../../session/useLoaded.ts';
import { type FieldProps, frameProps } from '../field/FieldProps.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { Icon } from '../../kit/icons/Icon.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Note, Text } from '../../kit/text/Text.tsx';
import * as styles from './field/Field.styles.ts';
import { embedAt, readEmbedInput, lookUpEmbed } from './value/embedValue.ts';
import { asObject } from './value/imageValue.ts';
import { shownUrl } from './value/mediaUrl.ts';

/** An embed: its address or the provider's markup, and what is known of it. */
export function EmbedField(props: FieldProps) {
  const { field, value, readOnly, problem, onChange } = props;
  const providerOf = useLoaded(useEditor().host.embeds);
  const json = asObject(value);
  const written = json?.['embed_url'];
  const address = typeof written === 'string' ? written : '';
  /** What was typed and is no address yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const lookUp = useEmbedLookUp(readOnly === null ? json : null, (found) =>
    onChange(found, { label: `look up ${field.label}`, isTyping: true }),
  );

  const apply = (text: string) => {
    const input = readEmbedInput(text);
    if (input.kind === 'refused') {
      setRefusal(input.reason);
      return;
    }
    setDraft(null);
    setRefusal(null);
    if (input.kind === 'empty') {
      if (address !== '') onChange(undefined, { label: `remove ${field.label}` });
      return;
    }
    if (input.url !== address || input.html !== null) {
      onChange(embedAt(value, input, providerOf?.(input.url) ?? null));
      lookUp.want(input.url);
    }
  };
  const isForeign = json === null && value !== undefined && value !== null;
  return (
    <FieldFrame {...frameProps(props)} problem={problem ?? refusal} note={lookUp.words}>
      {(naming) => (
        <>
          {isForeign && (
            <Text as="p" tone="muted">
              {`Not an embed: ${JSON.stringify(value).slice(0, 200)}. Kept as it is.`}
            </Text>
          )}
          <TextInput
            {...naming}
            inputMode="url"
            spellCheck={false}
            placeholder="Address, or HTML of the provider"
            value={draft ?? address}
            isReadOnly={readOnly !== null}
            isInvalid={refusal !== null}
            start={<Icon name="embed" />}
            onChange={(text) => {
              setDraft(text);
              setRefusal(null);
            }}
            onEnter={() => {
              if (draft !== null) apply(draft);
            }}
            onBlur={() => {
              if (draft !== null) apply(draft);
            }}
          />
          {json !== null && address !== '' && <EmbedCard json={json} address={address} />}
          {readOnly === null && (address !== '' || isForeign) && (
            <Row gap={20} wraps={0} className={styles.actions}>
              <Button
                kind="text"
                onPress={() => {
                  setDraft(null);
                  onChange(undefined, { label: `remove ${field.label}` });
                }}
              >
                Remove
              </Button>
            </Row>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** A text of an embed; a provider may send any value under any key. */
function textIn(json: JsonObject | null, key: string): string | undefined {
  const value = json?.[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** What is known of an embed: picture, title, and who provides it. */
function EmbedCard({ json, address }: { json: JsonObject; address: string }) {
  const providerOf = useLoaded(useEditor().host.embeds);
  const provider = textIn(json, 'provider_name') ?? providerOf?.(address) ?? null;
  const title = textIn(json, 'title');
  const picture = textIn(json, 'thumbnail_url');
  const facts = [
    ...(provider === null ? ['Shown as a link'] : [provider]),
    ...(textIn(json, 'html') === undefined ? [] : ['with HTML']),
  ];
  return (
    <Row className={styles.row}>
      <span className={styles.poster}>
        {picture === undefined ? (
          <Icon name="embed" />
        ) : (
          <img src={shownUrl(picture)} alt="" width={56} height={40} loading="lazy" />
        )}
      </span>
      <Stack as="span" isGrowing className={styles.words}>
        <span>{title ?? address}</span>
        <Note as="span">{facts.join(', ')}</Note>
      </Stack>
    </Row>
  );
}

interface LookUp {
  /** Asks the provider of an address that someone just entered. */
  readonly want: (url: string) => void;
  /** What is happening, in words; null while nothing needs to be said. */
  readonly words: string | null;
}

/**
 * Has a provider asked for an embed's title once it is entered, and again when there is a network.
 * `json` is the embed in the file, null where it cannot be changed.
 */
function useEmbedLookUp(json: JsonObject | null, onFound: (embed: JsonObject) => void): LookUp {
  /** The address that someone entered here: a document that is only read asks nobody. */
  const [wanted, setWanted] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const latest = useLatest({ json, onFound });
  useEffect(() => {
    if (wanted === null) return undefined;
    const control = new AbortController();
    const ask = async () => {
      const found = await lookUpEmbed(wanted, control.signal);
      if (control.signal.aborted) return;
      const { json: embed, onFound: tell } = latest();
      setFailed(false);
      setWanted(null);
      if (found !== null && embed?.['embed_url'] === wanted) tell({ ...embed, ...found });
    };
    const again = () => void ask().catch(() => !control.signal.aborted && setFailed(true));
    again();
    window.addEventListener('online', again);
    return () => {
      control.abort();
      window.removeEventListener('online', again);
    };
  }, [wanted, latest]);
  const isWaiting =
    hasFailed && json?.['embed_url'] === wanted && textIn(json, 'title') === undefined;
  return {
    want(url) {
      setFailed(false);
      setWanted(url);
    },
    words: isWaiting ? 'Kept. It will be looked up when there is a network.' : null,
  };
}
