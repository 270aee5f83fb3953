import * as styles from './FormTitle.styles.ts';

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
      {detail !== '' && <p className={styles.detail}>{detail}</p>}
    </>
  );
}
