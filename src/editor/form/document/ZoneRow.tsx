import { Button } from 'react-aria-components';
import type { EditorZone } from '../../model/EditorModels.ts';
import { slicesOf } from '../../model/sliceAt.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useForm } from '../FormContext.ts';
import * as styles from '../groups/GroupLink.styles.ts';
import { useOpen } from '../useField.ts';

/** A zone of slices: its form is the page, so the row leads to its first slice. */
export function ZoneRow({ zone }: { zone: EditorZone }) {
  const { onPlace } = useForm();
  const count = useOpen(({ json }) => slicesOf(json, zone.id).length);
  return (
    <Button
      className={styles.link}
      onPress={() => {
        onPlace({ zone: zone.id, index: 0 });
      }}
    >
      <span className={styles.label}>{zone.label}</span>
      <span className={styles.count}>{countWords(count)}</span>
      <Icon name="chevron-right" />
    </Button>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'No slices yet';
  return count === 1 ? '1 slice' : `${count} slices`;
}
