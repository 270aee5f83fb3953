import { useQuery } from '@tanstack/react-query';
import { useQueries } from '#content/queriesContext.ts';
import type { AnySlice } from '#content/sliceRegistry.ts';
import * as parts from '../parts/styles.ts';
import { workOf } from '../parts/work.ts';
import { Zone } from '../Zone.tsx';
import { sampleCaseStudy } from './sampleCaseStudy.ts';

/** Slices shown outside any document: on the neutral page, with whatever a slice may ask for. */
export function LoneZone({ slices }: { slices: readonly AnySlice[] }) {
  const queries = useQueries();
  const work = useQuery(queries.featured());
  const count = useQuery(queries.projectCount());
  return (
    <main data-slice-zone="" className={parts.stack}>
      <Zone
        slices={slices}
        surface="page"
        leading
        caseStudy={sampleCaseStudy}
        work={workOf(work)}
        projectCount={count.data}
      />
    </main>
  );
}
