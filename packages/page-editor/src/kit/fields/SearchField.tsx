import type { Ref } from 'react';
import type { Elements } from '../Elements.ts';
import { SearchField as AriaSearchField, Input } from 'react-aria-components';
import { IconButton } from '../controls/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './ruled.styles.ts';

type SearchFieldProps = {
  /** Its name, and the words in it while it is empty. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: (value: string) => void;
  /** Takes the focus when it appears: the first control of a dialog or popover. */
  isFirst?: boolean;
  /** At its right while it is empty, such as a shortcut. */
  end?: Elements;
  ref?: Ref<HTMLInputElement>;
};

/** A search: Escape or its button clears it. */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  isFirst = false,
  end,
  ref,
}: SearchFieldProps) {
  return (
    <AriaSearchField
      className={styles.search}
      aria-label={label}
      value={value}
      onChange={onChange}
      {...(onSubmit && { onSubmit })}
      {...(isFirst && { autoFocus: true })}
    >
      <div className={styles.ruled}>
        <Icon name="search" />
        <Input {...(ref && { ref })} className={styles.plainInput} placeholder={label} />
        {value === '' ? (
          end
        ) : (
          <span className={styles.clear}>
            <IconButton icon="close" label="Clear" />
          </span>
        )}
      </div>
    </AriaSearchField>
  );
}
