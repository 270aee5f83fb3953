import { type RefObject, useState } from 'react';
import { type Json, type JsonObject, objectOf, textOf } from 'prismic-folder/edit';
import { withScheme } from 'prismic-folder/models';
import { Button } from '../../../kit/controls/Button.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../../kit/fields/TextInput.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Popover } from '../../../kit/overlays/Popover.tsx';
import { linkAddress } from '../format/attributes.ts';

/** A new embed, the address of the selected one, or the description of the selected picture. */
export type PromptKind = 'embed' | 'address' | 'describe';

type AtomPromptProps = {
  kind: PromptKind;
  /** The block that was selected when it was asked for. */
  atom: Readonly<Record<string, Json>> | null;
  triggerRef: RefObject<HTMLElement | null>;
  onInsert: (blocks: readonly Json[]) => void;
  /** Gives the block other values. */
  onChange: (values: JsonObject) => void;
  onClose: () => void;
};

/** Asks beside the toolbar for the address of an embed, or for what a picture shows. */
export function AtomPrompt({
  kind,
  atom,
  triggerRef,
  onInsert,
  onChange,
  onClose,
}: AtomPromptProps) {
  const isAddress = kind !== 'describe';
  const label = isAddress ? 'Address' : 'What does it show?';
  const [text, setText] = useState(() => textIn(atom, kind));
  const [problem, setProblem] = useState<string | null>(null);
  const describe = (alt: string) => onChange({ alt: alt || null });
  const embed = (embed_url: string) => {
    // The details of another address would be wrong; they are looked up when it is shown.
    const json = { type: 'embed', oembed: { type: 'link', embed_url } };
    if (kind === 'address') onChange(json);
    else onInsert([json]);
  };
  const apply = () => {
    const words = text.trim();
    const address = isAddress ? embedAddress(words) : null;
    if (isAddress && address === null) {
      setProblem('This is no web address.');
      return;
    }
    if (address === null) describe(words);
    else embed(address);
    onClose();
  };
  return (
    <Popover
      label={label}
      width={368}
      isOpen
      placement="bottom start"
      triggerRef={triggerRef}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap={20}>
        <FieldFrame label={label} problem={problem}>
          {(naming) => (
            <TextInput
              {...naming}
              value={text}
              onChange={setText}
              onEnter={apply}
              inputMode={isAddress ? 'url' : 'text'}
              isInvalid={problem !== null}
              spellCheck={!isAddress}
            />
          )}
        </FieldFrame>
        <Row gap={16} justify="end">
          <Button kind="text" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={apply}>Done</Button>
        </Row>
      </Stack>
    </Popover>
  );
}

/** What the selected block says now. */
function textIn(atom: AtomPromptProps['atom'], kind: PromptKind): string {
  const { embed_url } = objectOf(atom?.['oembed']);
  return textOf({ describe: atom?.['alt'], address: embed_url, embed: '' }[kind]);
}

function embedAddress(text: string): string | null {
  const address = linkAddress(withScheme(text));
  return address !== null && /^https?:\/\/[^/\s]+/i.test(address) ? address : null;
}
