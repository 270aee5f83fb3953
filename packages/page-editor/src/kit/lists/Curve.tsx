import * as styles from './lists.styles.ts';

type CurveProps = {
  /** From the first to the last. */
  values: readonly number[];
  /** As wide as there is room, with its ground; else as high as a line of text. */
  isLarge?: boolean;
};

/** Of the drawing, which is stretched. */
const WIDTH = 100;
const HEIGHT = 30;

const round = (value: number) => Math.round(value * 10) / 10;

/** Numbers as a line. It shows what words or a table beside it say, and is hidden from screen readers. */
export function Curve({ values, isLarge = false }: CurveProps) {
  const most = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length - 1);
  // The line is as thick above the ground as below the top.
  const points = values.map(
    (value, at) => `${round(at * step)} ${round(HEIGHT - 2 - (value / most) * (HEIGHT - 4))}`,
  );
  const line = `M${points.join('L')}`;
  return (
    <svg
      className={styles.curve}
      data-large={isLarge || undefined}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {isLarge && <path className={styles.curveGround} d={`${line}V${HEIGHT}H0Z`} />}
      <path className={styles.curveLine} d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
