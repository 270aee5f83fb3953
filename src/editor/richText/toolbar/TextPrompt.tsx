import { useId, useState, type RefObject } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import * as styles from './TextToolbar.styles.ts';

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
export function TextPrompt({
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
      <div className={styles.prompt}>
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
        <div className={styles.promptFoot}>
          <Button kind="text" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={apply}>Done</Button>
        </div>
      </div>
    </Popover>
  );
}
