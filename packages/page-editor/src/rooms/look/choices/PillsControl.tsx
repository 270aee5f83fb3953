import { cx } from '@linaria/core';
import { Button } from 'react-aria-components';
import { pill } from '../../../kit/controls/Pills.styles.ts';
import { Pills } from '../../../kit/controls/Pills.tsx';
import { Menu } from '../../../kit/overlays/Menu.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { type ChoiceProps, useLookChoice } from '../useLookChoice.ts';
import { oldWords } from '../lookValues.ts';
import { RowName } from '../Label.tsx';
import * as styles from './choices.styles.ts';

/** Options as pills in a row; those that are rarely chosen in a menu at its end. */
export function PillsControl({ control, look }: ChoiceProps<'pills'>) {
  const { field, options, chosen, old, isReadOnly, choose } = useLookChoice(look, control.field);
  const { menu, themeOf } = control;
  const inMenu = options.filter((option) => menu?.options.includes(option));
  const isInMenu = chosen !== null && inMenu.includes(chosen);
  const shown = isInMenu ? chosen : menu?.label;
  const select = (option: string) => {
    choose(option);
    if (themeOf) look.onTheme(themeOf(option));
  };
  return (
    <div className={styles.row} data-look="low">
      <RowName name={field.label} words={old === null ? null : oldWords(old)} />
      <Pills
        aria-label={field.label}
        look="low"
        options={options
          .filter((option) => !inMenu.includes(option))
          .map((option) => ({ id: option, label: option }))}
        value={isInMenu ? null : chosen}
        onChange={select}
        isReadOnly={isReadOnly}
      />
      {menu && inMenu.length > 0 && (
        <Menu
          label={`${field.label}, ${menu.label}`}
          trigger={
            <Button
              className={cx(pill, styles.more)}
              aria-label={`${field.label}, ${shown}`}
              isDisabled={isReadOnly}
              data-selected={isInMenu || undefined}
            >
              <span>{shown}</span>
              <Icon name="chevron-down" size="small" />
            </Button>
          }
          items={inMenu.map((option) => ({
            id: option,
            label: option,
            onAction: () => select(option),
          }))}
          selected={isInMenu ? chosen : null}
        />
      )}
    </div>
  );
}
