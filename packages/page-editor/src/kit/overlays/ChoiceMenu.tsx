import { Button } from '../controls/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Menu } from './Menu.tsx';

interface ChoiceMenuProps<Id extends string> {
  readonly label: string;
  /** On the button: what is chosen. */
  readonly shown: string | undefined;
  readonly isPill?: boolean;
  readonly options: readonly {
    readonly id: Id;
    readonly label: string;
    readonly detail?: string;
  }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** A choice of which only what is chosen is in view. */
export function ChoiceMenu<Id extends string>(props: ChoiceMenuProps<Id>) {
  const { label, shown, isPill = false, options, value, onChange } = props;
  return (
    <Menu
      label={label}
      placement={isPill ? 'bottom start' : 'bottom end'}
      trigger={
        <Button {...(isPill ? { size: 'pill' } : { kind: 'text' })}>
          <span>{shown}</span>
          <Icon name="chevron-down" size="small" />
        </Button>
      }
      selected={value}
      items={options.map((option) => ({ ...option, onAction: () => onChange(option.id) }))}
    />
  );
}
