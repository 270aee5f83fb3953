import { useEffect, useRef, type ComponentType } from 'react';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import type { Faults, Written } from './checkAnswers.ts';
import { PictureField } from './PictureField.tsx';

/** Chooses the accent of the look. */
export type AccentField = ComponentType<{
  /** null: the site's own. */
  readonly accent: string | null;
  readonly onChange: (accent: string | null) => void;
  /** Told before a colour is chosen, and not turned. */
  readonly onChoose: () => void;
  readonly onFocus: () => void;
}>;

interface OwnFieldsProps {
  readonly written: Written;
  readonly faults: Faults;
  readonly AccentField: AccentField;
  readonly onChoose: () => void;
  readonly onChange: (change: Partial<Written>) => void;
  /** A field has the focus: the page shows where it is seen. */
  readonly onFocus: (field: keyof Written) => void;
  /** Enter was pressed in the last text; in the others it goes on to the next one. */
  readonly onEnter: () => void;
}

const TEXTS = [
  { id: 'name', label: 'Your name', hint: 'As people know you' },
  { id: 'line', label: 'What you do', hint: 'What follows & is set light.' },
  {
    id: 'where',
    label: 'Where people find you',
    hint: 'An email and addresses, such as mastodon.social/@you; may stay empty',
  },
] as const;

/** Asks for what a new site cannot do without. */
export function OwnFields(props: OwnFieldsProps) {
  const { written, faults, AccentField, onChoose, onChange, onFocus, onEnter } = props;
  const texts = useRef<(HTMLTextAreaElement | null)[]>([]);
  useEffect(() => texts.current[0]?.focus(), []);
  return (
    <>
      {TEXTS.map(({ id, label, hint }, index) => (
        <FieldFrame key={id} label={label} hint={hint} problem={faults[id] ?? null}>
          {(naming) => (
            <TextInput
              {...naming}
              value={written[id]}
              isInvalid={faults[id] !== undefined}
              spellCheck={id !== 'where'}
              ref={(area) => void (texts.current[index] = area)}
              onChange={(text) => onChange({ [id]: text })}
              onFocus={() => onFocus(id)}
              onEnter={() => {
                const next = texts.current[index + 1];
                if (next) next.focus();
                else onEnter();
              }}
            />
          )}
        </FieldFrame>
      ))}
      <AccentField
        accent={written.accent}
        onChange={(accent) => onChange({ accent })}
        onChoose={onChoose}
        onFocus={() => onFocus('accent')}
      />
      <PictureField
        picture={written.picture}
        place={written.pictureIn}
        onChange={onChange}
        onFocus={() => onFocus('picture')}
      />
    </>
  );
}
