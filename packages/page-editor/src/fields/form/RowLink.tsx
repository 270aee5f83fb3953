import { cx } from '@linaria/core';
import { Button } from 'react-aria-components';
import { Icon } from '../../kit/icons/Icon.tsx';
import { Note, Text } from '../../kit/text/Text.tsx';
import * as styles from './Form.styles.ts';

interface RowLinkProps {
  readonly label: string;
  /** How many of what it leads to, or what that is. */
  readonly count: string;
  /** What it opens below itself, by its id. */
  readonly fold?: { readonly id: string; readonly isOpen: boolean };
  readonly className?: string;
  readonly onPress: () => void;
}

/** A row that leads to entries or slices which have a form of their own, or opens what is below it. */
export function RowLink({ label, count, fold, className, onPress }: RowLinkProps) {
  return (
    <Button
      className={cx(styles.rowLink, className)}
      onPress={onPress}
      {...(fold && { 'aria-expanded': fold.isOpen })}
      {...(fold?.isOpen && { 'aria-controls': fold.id })}
    >
      <Text isGrowing>{label}</Text>
      <Note as="span">{count}</Note>
      <Icon name={fold?.isOpen ? 'chevron-down' : 'chevron-right'} />
    </Button>
  );
}
