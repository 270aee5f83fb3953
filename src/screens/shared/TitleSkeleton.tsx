import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { levels } from '#ui/text/SplitHeading.styles.ts';
import * as styles from './styles.ts';

/** As high as capital letters, in the middle of the title's line. */
const bar = (em: number) => ({
  width: `min(100%, ${em}em)`,
  height: '0.75em',
  marginBlock: 'calc((1lh - 0.75em) / 2)',
});

interface TitleSkeletonProps {
  /** For screen readers. */
  readonly name: string;
  /** A second line, as in Home's title. */
  readonly tall?: boolean;
}

/** The heading of a screen whose title is still loading. */
export function TitleSkeleton({ name, tall = false }: TitleSkeletonProps) {
  return (
    <h1 className={levels.pageTitle}>
      <span className={styles.unseen}>{name}</span>
      <Skeleton style={bar(tall ? 7 : 5)} />
      {tall && <Skeleton style={bar(8)} />}
    </h1>
  );
}
