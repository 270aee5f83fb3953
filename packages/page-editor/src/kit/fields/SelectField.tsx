import { Button, ListBox, ListBoxItem, Select, SelectValue } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import { item, list, words, detail } from '../overlays/Menu.styles.ts';
import { BasePopover } from '../overlays/BasePopover.tsx';
import type { ControlNaming } from './FieldFrame.tsx';
import * as styles from './ruled.styles.ts';

export interface SelectOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
}

interface SelectFieldProps extends Partial<ControlNaming> {
  readonly options: readonly SelectOption[];
  /** null: none is chosen. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly isReadOnly?: boolean;
  readonly 'aria-label'?: string;
}

/** One choice out of many: a value on a rule that opens a list with type-ahead. */
export function SelectField({
  options,
  value,
  onChange,
  isReadOnly = false,
  id,
  ...naming
}: SelectFieldProps) {
  return (
    <Select
      {...naming}
      value={value}
      placeholder="None"
      isDisabled={isReadOnly}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
    >
      <Button
        {...(id !== undefined && { id })}
        className={styles.ruled}
        data-control=""
        // While the list is closed letters are commands of the window, and choose nothing unseen.
        render={(props) => (
          <button
            {...props}
            onKeyDown={(event) => {
              if (event.key === ' ' || event.key.length > 1) props.onKeyDown?.(event);
            }}
          />
        )}
      >
        <SelectValue className={styles.value} />
        <Icon name="chevron-down" />
      </Button>
      <BasePopover offset={4}>
        <ListBox className={list} data-fitted="">
          {options.map((option) => (
            <ListBoxItem key={option.id} id={option.id} textValue={option.label} className={item}>
              {({ isSelected }) => (
                <>
                  <span className={words}>
                    <span>{option.label}</span>
                    {option.detail !== undefined && <span className={detail}>{option.detail}</span>}
                  </span>
                  {isSelected && <Icon name="check" />}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </BasePopover>
    </Select>
  );
}
