import { use, useEffect, useState } from 'react';
import type { Elements } from '../Elements.ts';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
} from 'react-aria-components';
import { useLatest } from '../hooks/useLatest.ts';
import { Icon } from '../icons/Icon.tsx';
import type { GlyphName } from '../icons/glyphs.tsx';
import { detail, empty, item, list, listFrame, words } from '../overlays/Menu.styles.ts';
import { BasePopover } from '../overlays/BasePopover.tsx';
import type { ControlNaming } from './FieldFrame.tsx';
import { plainInput, ruled } from './ruled.styles.ts';

export interface ComboOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** At its left: a picture, a glyph. */
  readonly start?: Elements;
}

export interface ComboBoxProps extends Partial<ControlNaming> {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What fits the text, already filtered: the caller searches. */
  readonly options: readonly ComboOption[];
  readonly onChoose: (id: string) => void;
  /** Enter while no option is focused. */
  readonly onEnter?: () => void;
  /** Shown instead of options if there are none. */
  readonly emptyText: string;
  readonly placeholder?: string;
  readonly icon?: GlyphName;
  readonly 'aria-label'?: string;
}

/** Text with suggestions below it. */
export function ComboBox({
  text,
  onText,
  options,
  onChoose,
  onEnter,
  emptyText,
  placeholder,
  icon,
  id,
  ...naming
}: ComboBoxProps) {
  // The words of what was chosen are no search: the suggestions stay closed until something is typed.
  const [choices, setChoices] = useState<number | null>(null);
  return (
    <AriaComboBox
      {...naming}
      inputValue={text}
      onInputChange={onText}
      items={options}
      value={null}
      onChange={(key) => {
        if (key === null) return;
        setChoices((before) => (before ?? 0) + 1);
        onChoose(String(key));
      }}
      menuTrigger={choices === null ? 'focus' : 'manual'}
      allowsEmptyCollection
      allowsCustomValue
    >
      <CloseAfter choices={choices} />
      <div className={ruled}>
        {icon && <Icon name={icon} />}
        <Input
          {...(id !== undefined && { id })}
          {...(placeholder !== undefined && { placeholder })}
          className={plainInput}
          data-control=""
          onInput={() => setChoices(null)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            if (!event.currentTarget.hasAttribute('aria-activedescendant')) onEnter?.();
          }}
        />
      </div>
      <BasePopover offset={4}>
        {/* A landmark: it is outside of all others, at the end of the document. */}
        <section aria-label="Suggestions" className={listFrame}>
          <ListBox<ComboOption>
            className={list}
            data-fitted=""
            renderEmptyState={() => <div className={empty}>{emptyText}</div>}
          >
            {(option) => (
              <ListBoxItem id={option.id} textValue={option.label} className={item}>
                {option.start}
                <span className={words}>
                  <span>{option.label}</span>
                  {option.detail !== undefined && <span className={detail}>{option.detail}</span>}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </section>
      </BasePopover>
    </AriaComboBox>
  );
}

/** The component closes its suggestions only when its value changes, and here nothing stays chosen. */
function CloseAfter({ choices }: { choices: number | null }) {
  const state = use(ComboBoxStateContext);
  const latest = useLatest(state);
  useEffect(() => {
    if (choices !== null) latest()?.close();
  }, [choices, latest]);
  return null;
}
