import { useQuery } from '@tanstack/react-query';
import { useQueries } from '#content/queriesContext.ts';
import { workOf } from '../parts/work.ts';
import { HomeZone } from './HomeZone.tsx';

/** Home: the slices of the home document, with the featured projects as its work. */
export function HomeScreen() {
  const queries = useQueries();
  return <HomeZone work={workOf(useQuery(queries.featured()))} />;
}
