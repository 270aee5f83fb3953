/** Columns of a drawn wave: a pixel and a gap each in a form of 360 px. */
const COLUMNS = 180;

/** The least height of a column, so that silence is a line. */
const LEAST = 0.02;

/** A wave as the `d` of a path in a box of 100 by 2: its highest samples by columns, the loudest fills it. */
export function wavePath(samples: Float32Array): string {
  const tops = Array.from({ length: COLUMNS }, (_, column) => {
    const [from, to] = [column, column + 1].map((at) =>
      Math.floor((at * samples.length) / COLUMNS),
    );
    let top = 0;
    for (let at = from ?? 0; at < (to ?? 0); at += 1)
      top = Math.max(top, Math.abs(samples[at] ?? 0));
    return top;
  });
  const most = Math.max(...tops);
  const width = 100 / COLUMNS;
  return tops
    .map((top, column) => {
      const height = most === 0 ? LEAST : Math.max(LEAST, top / most);
      const [left, upper] = [(column * width).toFixed(2), (1 - height).toFixed(3)];
      return `M${left} ${upper}h${(width * 0.6).toFixed(2)}v${(2 * height).toFixed(3)}h-${(width * 0.6).toFixed(2)}z`;
    })
    .join('');
}
