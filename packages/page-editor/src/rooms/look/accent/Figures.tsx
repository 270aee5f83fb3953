import type { Figure, Ramp } from '../../../model/LookHost.ts';
import { variables } from '../../../kit/variables.ts';
import * as styles from './accent.styles.ts';

/** A contrast as it is said: '4.7 to 1', never more than it is. */
export const ratioWords = (ratio: number): string =>
  `${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1`;

/** How well what is made of the accent reads, in both themes. */
export function Figures({ ramp }: { readonly ramp: Ramp }) {
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">How well it reads</th>
          <th scope="col">Night</th>
          <th scope="col">Day</th>
        </tr>
      </thead>
      <tbody>
        {ramp.figures.map(({ label, dark, light }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <Ratio {...dark} />
            <Ratio {...light} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ratio({ color, ratio }: Figure) {
  return (
    <td>
      <span className={styles.dot} style={variables({ '--color': color })} />
      <span>{ratioWords(ratio)}</span>
    </td>
  );
}
