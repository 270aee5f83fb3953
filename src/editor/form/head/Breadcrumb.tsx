import { Button } from 'react-aria-components';
import { Icon } from '../../ui/icons/Icon.tsx';
import * as styles from './Breadcrumb.styles.ts';

export interface Crumb {
  readonly label: string;
  /** Absent for the last one: where the form is. */
  readonly onPress?: () => void;
}

type BreadcrumbProps = {
  crumbs: readonly Crumb[];
  /** At the right: '7 of 15'. */
  position?: string;
};

/** The way from the document to what the form is of: 'Low Tide › Spread'. */
export function Breadcrumb({ crumbs, position = '' }: BreadcrumbProps) {
  return (
    <div className={styles.row}>
      <nav aria-label="Where this is" className={styles.nav}>
        <ol className={styles.list}>
          {crumbs.map(({ label, onPress }, index) => (
            <li key={index} className={styles.crumb}>
              {index > 0 && <Icon name="chevron-right" size="small" className={styles.mark} />}
              {onPress ? (
                <Button className={styles.link} onPress={onPress}>
                  <span className={styles.words}>{label}</span>
                </Button>
              ) : (
                <span className={styles.here} aria-current="location">
                  {label}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {position !== '' && <span className={styles.position}>{position}</span>}
    </div>
  );
}
