import { useState } from 'react';
import type { FieldProps } from '../form/FieldProps.ts';
import { frameProps } from '../form/frameProps.ts';
import { Button } from '../ui/controls/Button.tsx';
import { FieldFrame } from '../ui/fields/FieldFrame.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { EmbedCard } from './embed/EmbedCard.tsx';
import { embedAt, readEmbedInput } from './embed/embedValue.ts';
import { useEmbedLookUp } from './embed/useEmbedLookUp.ts';
import * as styles from './field/Field.styles.ts';
import { asObject } from './value/imageValue.ts';

/** An embed: its address or the provider's markup, and what is known of it. */
export function EmbedField(props: FieldProps) {
  const { field, value, readOnly, problem, onChange } = props;
  const json = asObject(value);
  const written = json?.['embed_url'];
  const address = typeof written === 'string' ? written : '';
  /** What was typed and is no address yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const lookUp = useEmbedLookUp(readOnly === null ? json : null, (found) => {
    onChange(found, { label: `look up ${field.label}`, isTyping: true });
  });

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
      onChange(embedAt(value, input));
      lookUp.want(input.url);
    }
  };
  const isForeign = json === null && value !== undefined && value !== null;
  return (
    <FieldFrame {...frameProps(props)} problem={problem ?? refusal} note={lookUp.words}>
      {(naming) => (
        <>
          {isForeign && (
            <p className={styles.quiet}>
              {`Not an embed: ${JSON.stringify(value).slice(0, 200)}. Kept as it is.`}
            </p>
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
            <div className={styles.actions}>
              <Button
                kind="text"
                onPress={() => {
                  setDraft(null);
                  onChange(undefined, { label: `remove ${field.label}` });
                }}
              >
                Remove
              </Button>
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}
