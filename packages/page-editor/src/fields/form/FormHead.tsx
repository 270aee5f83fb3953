import { Button } from 'react-aria-components';
import { cx } from '@linaria/core';
import { useForm } from '../field/FormContext.ts';
import { useOpen } from '../field/useField.ts';
import { slicesOf } from '../../model/sliceAt.ts';
import type { Place } from '../../model/place.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { Note, Text } from '../../kit/text/Text.tsx';
import * as styles from './Form.styles.ts';

type FormHeadProps = {
  place: Place;
  isSlice?: boolean;
  /** The document's tab, where the form is of the document. */
  tab?: string;
  /** Places below, the last one without an action. */
  below?: readonly Crumb[];
};

/** Where the form is: 'Low Tide › Spread', '7 of 15'. */
export function FormHead({ place, isSlice = false, tab, below = [] }: FormHeadProps) {
  const { models, onPlace } = useForm();
  const { zone = '', index = 0 } = place;
  const type = useOpen(({ key }) => key.type);
  const title = useOpen(({ summary }) => summary.title);
  const count = useOpen(({ json }) => slicesOf(json, zone).length);
  const label = models.types.get(type)?.zones.find(({ id }) => id === zone)?.label ?? zone;
  const toDocument = () => onPlace({});
  const crumbs: Crumb[] = [
    tab === undefined && !isSlice && below.length === 0
      ? { label: title }
      : { label: title, onPress: toDocument },
    ...(tab === undefined ? [] : [{ label: tab }]),
    ...(isSlice
      ? [{ label, ...(below.length > 0 && { onPress: () => onPlace({ zone, index }) }) }]
      : []),
    ...below,
  ];
  return <Breadcrumb crumbs={crumbs} {...(isSlice && { position: `${index + 1} of ${count}` })} />;
}

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
function Breadcrumb({ crumbs, position = '' }: BreadcrumbProps) {
  return (
    <div className={styles.row}>
      <nav aria-label="Where this is" className={styles.nav}>
        <ol className={styles.crumbs}>
          {crumbs.map(({ label, onPress }, index) => (
            <li key={index} className={styles.crumb}>
              {index > 0 && <Icon name="chevron-right" size="small" className={styles.mark} />}
              {onPress ? (
                <Button className={styles.crumbLink} onPress={onPress}>
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

type FormTitleProps = {
  title: string;
  /** What it is, below the title. */
  detail?: string;
};

/** Name of what the form is of. */
export function FormTitle({ title, detail = '' }: FormTitleProps) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      {detail !== '' && <Note className={styles.detail}>{detail}</Note>}
    </>
  );
}

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
