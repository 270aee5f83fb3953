import { useState } from 'react';
import type { Dials } from '../../../model/LookHost.ts';
import * as styles from './accent.styles.ts';

/** `stays`: what the page has meanwhile. */
export const faultWords = (text: string, stays = ''): string =>
  stays === ''
    ? `“${text}” is not a colour code. The last good one stays.`
    : `“${text}” is not a colour code. The page shows ${stays}.`;

interface CodeInputProps {
  readonly hex: string;
  /** What the file has in place of a colour; null: a colour, or nothing. */
  readonly written: string | null;
  /** null: the text is no colour. */
  readonly parse: (text: string) => Dials | null;
  readonly isReadOnly: boolean;
  readonly onChange: (dials: Dials) => void;
  /** What is wrong with what was typed, once it is left; null: nothing. */
  readonly onFault: (fault: string | null) => void;
}

/** The code of a colour: whatever is one is on the page at once. */
export function CodeInput(props: CodeInputProps) {
  const { hex, written, parse, isReadOnly, onChange, onFault } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    if (typed === null) return;
    const text = typed.trim();
    const isWrong = text !== '' && parse(text) === null;
    onFault(isWrong ? faultWords(text) : null);
    setTyped(null);
  };
  return (
    <label className={styles.code}>
      <span>Code</span>
      <input
        className={styles.codeInput}
        value={typed ?? written ?? hex}
        maxLength={80}
        spellCheck={false}
        autoComplete="off"
        readOnly={isReadOnly}
        onFocus={(event) => event.target.select()}
        onChange={({ target: { value } }) => {
          setTyped(value);
          const dials = parse(value);
          if (!dials) return;
          onFault(null);
          onChange(dials);
        }}
        onBlur={finish}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish();
        }}
      />
    </label>
  );
}
