import { Button } from 'react-aria-components';
import { Icon } from '../../kit/icons/Icon.tsx';
import { Note, Text } from '../../kit/text/Text.tsx';
import * as styles from './Form.styles.ts';

interface RowLinkProps {
  readonly label: string;
  /** How many of what it leads to. */
  readonly count: string;
  readonly onPress: () => void;
}

/** A row that leads to entries or slices which have a form of their own. */
export function RowLink({ label, count, onPress }: RowLinkProps) {
  return (
    <Button className={styles.rowLink} onPress={onPress}>
      <Text isGrowing>{label}</Text>
      <Note as="span">{count}</Note>
      <Icon name="chevron-right" />
    </Button>
  );
}
