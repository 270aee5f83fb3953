import { type JsonObject, type Json, objectOf, parseUrl } from 'prismic-folder/edit';
import { withScheme } from 'prismic-folder/models';
import { useState, useEffect } from 'react';
import { useEditor } from '../../session/EditorContext.ts';
import { useLoaded } from '../../session/useAnswer.ts';
import { type FieldProps, frameProps } from '../field/FieldProps.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import { Icon } from '../../kit/icons/Icon.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Thumbnail } from '../../kit/lists/Thumbnail.tsx';
import { Note, Text } from '../../kit/text/Text.tsx';
import * as styles from './field/Field.styles.ts';
import { asObject } from './value/imageValue.ts';
import { shownUrl } from './value/mediaUrl.ts';
import { askSite } from '../../api/askSite.ts';

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
    <FieldFrame {...frameProps(props)} problem={refusal ?? problem} note={lookUp.words}>
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
                  setRefusal(null);
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
      <Thumbnail
        address={picture === undefined ? null : shownUrl(picture)}
        width={56}
        height={40}
        glyph="embed"
      />
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

/** What someone put into an embed field. */
type EmbedInput =
  | { readonly kind: 'empty' }
  | { readonly kind: 'address'; readonly url: string; readonly html: string | null }
  | { readonly kind: 'refused'; readonly reason: string };

/** Members of an oEmbed response (https://oembed.com): they belong to one address. */
const OF_THE_ADDRESS = new Set(
  `embed_url type version title html url width height cache_age author_name author_url description
  provider_name provider_url thumbnail_url thumbnail_width thumbnail_height`.split(/\s+/),
);

/** Largest pasted markup that is kept, in characters. */
const MAX_HTML = 100_000;

/** Reads an address, with or without `https://`, or a provider's markup that has one. */
export function readEmbedInput(text: string): EmbedInput {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  if (trimmed.startsWith('<')) return readMarkup(trimmed);
  const url = webAddress(trimmed);
  if (url === null) {
    return { kind: 'refused', reason: 'An embed needs a web address, such as vimeo.com/76979871.' };
  }
  return { kind: 'address', url, html: null };
}

/** The embed at an address, with the provider that the site knows it by; unknown keys stay. */
export function embedAt(
  before: Json | undefined,
  { url, html }: { readonly url: string; readonly html: string | null },
  provider: string | null,
): JsonObject {
  const known = objectOf(before);
  if (known['embed_url'] === url && html === null) return known;
  const kept = Object.entries(known).filter(([key]) => !OF_THE_ADDRESS.has(key));
  return Object.fromEntries<Json>([
    ['embed_url', url],
    ...(provider === null ? [] : [['provider_name', provider] as const]),
    ...(html === null ? [] : [['html', html] as const]),
    ...kept,
  ]);
}

function readMarkup(html: string): EmbedInput {
  if (html.length > MAX_HTML) {
    return { kind: 'refused', reason: 'This HTML is too long for an embed. Paste its address.' };
  }
  // The frame or the player first; a quoted post names its page last.
  const framed = /<(?:iframe|embed|video|audio|source)\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(
    html,
  );
  const links = [...html.matchAll(/\s(?:cite|href|data-href)\s*=\s*["']([^"']+)["']/gi)];
  const found = framed?.[1] ?? links.at(-1)?.[1];
  const url = found === undefined ? null : webAddress(found.replaceAll('&amp;', '&'));
  if (url === null) {
    return {
      kind: 'refused',
      reason: 'This HTML names no address. Paste the address of the page.',
    };
  }
  return { kind: 'address', url, html };
}

function webAddress(text: string): string | null {
  const full = withScheme(text.replace(/^\/\//, ''));
  return /^https?:\/\/[^/\s]\S*$/i.test(full) && parseUrl(full) ? full : null;
}

/**
 * What the provider of an address says of it, asked by the server. null: there is no provider that says
 * anything; rejects if it cannot be reached.
 */
export async function lookUpEmbed(
  url: string,
  signal: AbortSignal,
  request?: typeof fetch,
): Promise<JsonObject | null> {
  // Cast: the server answers with JSON.
  const found = (await askSite('embed', { url }, signal, request)) as Json;
  const embed = asObject(found);
  return embed === null || Object.keys(embed).length === 0 ? null : embed;
}
