import { Icon } from '../kit/icons/Icon.tsx';
import type { EditorField } from '../model/EditorModels.ts';
import { glyphOf } from './SliceGlyph.tsx';
import * as styles from './picker.styles.ts';

/** Fields that have a place in it. */
const AT_MOST = 3;

/** What a slice is made of, where there is no picture of it. */
export function SliceSketch({ fields }: { readonly fields: readonly EditorField[] }) {
  const more = fields.length - AT_MOST;
  return (
    <span className={styles.sketch} aria-hidden>
      <Icon name={glyphOf(fields)} />
      <span className={styles.parts}>
        {fields.slice(0, AT_MOST).map(({ id, label }) => (
          <span key={id}>{label}</span>
        ))}
        {more > 0 && <span>{`${more} more`}</span>}
      </span>
    </span>
  );
}
