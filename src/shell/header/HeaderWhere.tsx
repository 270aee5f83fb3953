import { useUi } from '#effects/useUi.ts';
import { Header } from './Header.tsx';

interface HeaderWhereProps {
  /** A project or a case study fills the page and has no header of its own. */
  readonly isFramed: boolean;
  /** Light lies under it. */
  readonly isLit: boolean;
  readonly name: string;
}

/** The header where there is one: on unframed pages, and over the menu, whose way out it holds. */
export function HeaderWhere({ isFramed, isLit, name }: HeaderWhereProps) {
  const isMenuOpen = useUi('isMenuOpen');
  return isFramed && !isMenuOpen ? null : <Header isLit={isLit} name={name} />;
}
