import { PhaseDisc } from '#ui/graphics/PhaseDisc.tsx';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import { slicePath } from './libraryPaths.ts';
import type { LibrarySlice } from './readLibrary.ts';
import * as styles from './card.styles.ts';

/** Addresses of the screenshots beside the models, by path. */
const files = import.meta.glob<string>('/slices/*/screenshot-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A variation's screenshot; undefined until `npm run screenshots` has taken it. */
function screenshotOf(name: string, variation: string): string | undefined {
  return files[`/slices/${name}/screenshot-${variation}.png`];
}

/** A slice in the overview. */
export function SliceCard({ slice }: { slice: LibrarySlice }) {
  const { id, name, description, variations } = slice;
  const screenshot = variations
    .map((variation) => screenshotOf(name, variation.id))
    .find((address) => address !== undefined);
  return (
    <li className={styles.card}>
      {/* The screenshots are taken in the dark theme. */}
      <div className={styles.frame} data-theme="dark">
        {screenshot ? (
          <img className={styles.screenshot} src={screenshot} alt="" loading="lazy" />
        ) : (
          <PhaseDisc phase={0} className={styles.blank} />
        )}
      </div>
      <h2 className={styles.name}>
        <RouteLink className={styles.link} to={slicePath(id)}>
          {name}
        </RouteLink>
      </h2>
      <p className={styles.about}>{description}</p>
      {variations.length > 1 && (
        <p className={styles.variations}>{variations.map((each) => each.name).join(', ')}</p>
      )}
    </li>
  );
}
