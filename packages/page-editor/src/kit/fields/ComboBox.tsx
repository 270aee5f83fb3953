import { use, useEffect, useMemo, useState } from 'react';
import type { Elements } from '../Elements.ts';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  OverlayTriggerStateContext,
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

interface ComboBoxProps extends Partial<ControlNaming> {
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
  /** It gets the focus unasked: its suggestions stay closed until something is typed, or it gets the focus again. */
  readonly startsClosed?: boolean;
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
  startsClosed = false,
  id,
  ...naming
}: ComboBoxProps) {
  // The words of what was chosen are no search: the suggestions stay closed until something is typed.
  const [choices, setChoices] = useState<number | null>(startsClosed ? 0 : null);
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
          onBlur={() => {
            if (choices === 0) setChoices(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            if (!event.currentTarget.hasAttribute('aria-activedescendant')) onEnter?.();
          }}
        />
      </div>
      <Suggestions>
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
      </Suggestions>
    </AriaComboBox>
  );
}

/** Of the suggestions from the text, in px. */
const GAP = 4;

/**
 * The list stays open and below its text while what is around that scrolls, as a form does that brings the text into
 * view. React Aria would close it, and places it anew when its distance changes.
 */
function Suggestions({ children }: { children: Elements }) {
  const state = use(ComboBoxStateContext);
  const [moves, setMoves] = useState(0);
  const stayed = useMemo(
    () =>
      state && {
        ...state,
        close: () => {
          if (window.event?.type === 'scroll') setMoves((before) => before + 1);
          else state.close();
        },
      },
    [state],
  );
  return (
    <OverlayTriggerStateContext value={stayed}>
      <BasePopover offset={GAP + (moves % 2) / 100}>{children}</BasePopover>
    </OverlayTriggerStateContext>
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
