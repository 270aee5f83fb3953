import { Link } from 'react-router-dom';
import { Head } from '../parts/Head.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';

/** Shown where a list was asked for but not which one. */
export function FallbackScreen() {
  return (
    <>
      <Head title="Project lists" noIndex />
      <PageTitle note="This address needs the name of a list.">No list was chosen</PageTitle>
      <Link to="/portfolio">All Projects</Link>
    </>
  );
}
