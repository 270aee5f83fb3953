import type { MouseEvent } from 'react';
import { scrollToBottom } from '#effects/scroll/scrolling.ts';
import * as shell from '#ui/words/en/shell.ts';
import { useLanguage } from '#ui/words/language.ts';
import { Button } from '#ui/controls/Button.tsx';

/** Id of the footer. */
export const CONTACT_ID = 'contact';

const go = (event: MouseEvent) => {
  event.preventDefault();
  scrollToBottom();
  document.getElementById(CONTACT_ID)?.focus({ preventScroll: true });
};

/** Scrolls to the bottom of the page. */
export function SayHello() {
  const { say } = useLanguage();
  return (
    <Button size="small" href={`#${CONTACT_ID}`} onClick={go}>
      {say(shell.sayHello)}
    </Button>
  );
}
