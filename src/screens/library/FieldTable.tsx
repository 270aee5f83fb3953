import type { FieldRow } from './fieldRows.ts';
import * as styles from './fields.styles.ts';

/** The fields of a variation, as its model describes them. */
export function FieldTable({ fields }: { fields: readonly FieldRow[] }) {
  if (fields.length === 0) {
    return <p className={styles.none}>No fields: it shows what its document holds.</p>;
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">What to write</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, label, type, options, description }) => (
          <tr key={path}>
            <th scope="row">
              <span>{`${label} `}</span>
              <code className={styles.path}>{path}</code>
            </th>
            <td>
              <span>{type}</span>
              {options.length > 0 && <span className={styles.options}>{options.join(', ')}</span>}
            </td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
