import { useUi } from '#effects/state/useUi.ts';
import { Header } from './Header.tsx';

interface HeaderSlotProps {
  /** A project or a case study fills the page and has no header of its own. */
  readonly hasProjectFrame: boolean;
  /** Light lies under it. */
  readonly isLit: boolean;
  readonly name: string;
}

/** The header where there is one: on unframed pages, and over the menu, whose way out it holds. */
export function HeaderSlot({ hasProjectFrame, isLit, name }: HeaderSlotProps) {
  const isMenuOpen = useUi('isMenuOpen');
  return hasProjectFrame && !isMenuOpen ? null : <Header isLit={isLit} name={name} />;
}
