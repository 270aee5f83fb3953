import type { Command } from 'prosemirror-state';
import { type RefObject, useId, useState } from 'react';
import type { Json } from '#prismic-folder/edit';
import { withScheme } from '#prismic-folder/models';
import { isRecord } from '#ui/isRecord.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { Row, Stack } from '../../ui/layout/Stack.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import { replaceAtom } from '../commands/blockCommands.ts';
import { linkAddress } from '../format/attributes.ts';
import * as styles from './TextToolbar.styles.ts';

/** A new embed, the address of the selected one, or the description of the selected picture. */
export type PromptKind = 'embed' | 'address' | 'describe';

type AtomPromptProps = {
  kind: PromptKind;
  /** The selected block, where the prompt is about one. */
  atom: Readonly<Record<string, Json>> | null;
  triggerRef: RefObject<HTMLElement | null>;
  onInsert: (blocks: readonly Json[]) => void;
  onCommand: (command: Command) => void;
  onClose: () => void;
};

/** Asks for the address of an embed, or for what a picture shows. */
export function AtomPrompt({
  kind,
  atom,
  triggerRef,
  onInsert,
  onCommand,
  onClose,
}: AtomPromptProps) {
  if (kind === 'describe') {
    const alt = atom?.['alt'];
    return (
      <TextPrompt
        label="What does it show?"
        value={typeof alt === 'string' ? alt : ''}
        triggerRef={triggerRef}
        onApply={(text) => onCommand(replaceAtom({ ...atom, alt: text === '' ? null : text }))}
        onClose={onClose}
      />
    );
  }
  const oembed = isRecord(atom?.['oembed']) ? atom['oembed'] : {};
  const address = kind === 'address' ? oembed['embed_url'] : '';
  return (
    <TextPrompt
      label="Address"
      value={typeof address === 'string' ? address : ''}
      inputMode="url"
      check={(text) => (embedAddress(text) === null ? 'This is no web address.' : null)}
      triggerRef={triggerRef}
      onApply={(text) => {
        const embed_url = embedAddress(text);
        if (embed_url === null) return;
        // The details of another address would be wrong; they are looked up when it is shown.
        const json = {
          ...(kind === 'address' && atom),
          type: 'embed',
          oembed: { type: 'link', embed_url },
        };
        if (kind === 'address') onCommand(replaceAtom(json));
        else onInsert([json]);
      }}
      onClose={onClose}
    />
  );
}

function embedAddress(text: string): string | null {
  const address = linkAddress(withScheme(text));
  return address !== null && /^https?:\/\/[^/\s]+/i.test(address) ? address : null;
}

type TextPromptProps = {
  label: string;
  value: string;
  placeholder?: string;
  inputMode?: 'text' | 'url';
  /** A sentence if the text cannot be taken; null if it can. */
  check?: (text: string) => string | null;
  triggerRef: RefObject<HTMLElement | null>;
  onApply: (text: string) => void;
  onClose: () => void;
};

/** Asks for one text beside the toolbar: an address, a description. */
function TextPrompt({
  label,
  value,
  placeholder = '',
  inputMode = 'text',
  check = () => null,
  triggerRef,
  onApply,
  onClose,
}: TextPromptProps) {
  const [text, setText] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const apply = () => {
    const found = check(text.trim());
    setProblem(found);
    if (found !== null) return;
    onApply(text.trim());
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
      <Stack gap={12}>
        <label className={styles.promptLabel} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        <TextInput
          id={id}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-problem`}
          value={text}
          onChange={setText}
          onEnter={apply}
          placeholder={placeholder}
          inputMode={inputMode}
          isInvalid={problem !== null}
          spellCheck={inputMode === 'text'}
        />
        <p id={`${id}-problem`} className={styles.promptLabel} aria-live="polite">
          {problem}
        </p>
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
