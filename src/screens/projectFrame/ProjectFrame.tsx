import type { CSSProperties, ReactNode } from 'react';
import { useInView } from '#ui/hooks/useInView.ts';
import { NextProject } from '../next/NextProject.tsx';
import { FloatingBar } from './FloatingBar.tsx';
import * as styles from './styles.ts';

interface ProjectFrameProps {
  readonly title: string;
  /** `2024-06-12`; the year is shown. */
  readonly date?: string | null | undefined;
  readonly link?: string | undefined;
  /** The project's own colours and fonts. */
  readonly variables: Readonly<Record<string, string>>;
  /** On small windows the bar follows the screen, where it would cover text. */
  readonly barFlows?: boolean;
  readonly children: ReactNode;
}

/** Scrolling past the end counts too: the bar goes with the project instead of covering the footer. */
const PASSED = { margin: '1000000px 0px 0px' };

/** A project inside a thick outline, with the floating bar over it. */
export function ProjectFrame({
  title,
  date,
  link,
  variables,
  barFlows,
  children,
}: ProjectFrameProps) {
  const [marker, atEnd] = useInView<HTMLDivElement>(PASSED);
  // The bar lies over the sheet and has the page's theme, unless the project colours it.
  const isOuter = ([name]: [string, string]) => /^--(frame|bar)-/.test(name);
  const outer = Object.entries(variables).filter(isOuter);
  // Casts: React's style type does not name custom properties.
  return (
    <>
      <article
        className={styles.frame}
        style={Object.fromEntries(outer) as CSSProperties}
        data-tinted={'--bar-text' in variables ? '' : undefined}
        data-bar={barFlows ? 'flows' : undefined}
        aria-label={title}
      >
        <div className={styles.outline} aria-hidden="true" />
        <div className={styles.sheet} style={variables as CSSProperties}>
          {children}
        </div>
        <div ref={marker} className={styles.marker} />
        <div className={styles.barLayer}>
          <FloatingBar title={title} year={date?.slice(0, 4)} link={link} atEnd={atEnd} />
        </div>
      </article>
      <NextProject />
    </>
  );
}
