import type { Content } from '@prismicio/client';
import { AnimatePresence, domAnimation, LazyMotion } from 'framer-motion';
import { useUi } from '#effects/state/useUi.ts';
import { Menu } from './Menu.tsx';

/** The menu while it is open and while it leaves; loaded when it is first asked for. */
export function MenuHost({ settings }: { settings: Content.SettingsDocument['data'] }) {
  const isOpen = useUi('isMenuOpen');
  return (
    <LazyMotion features={domAnimation} strict>
      <AnimatePresence>{isOpen && <Menu settings={settings} />}</AnimatePresence>
    </LazyMotion>
  );
}
