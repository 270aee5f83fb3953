import type { AnchorHTMLAttributes } from 'react';
import { useMessages } from '../messages/MessagesContext.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/**
 * A link that the window itself follows, if it leads to the editor: loading it anew would cut off what is being saved.
 * React Aria's would cost each window a kilobyte for a press that links need not tell from a click.
 */
export function Link({ href, children, ...link }: LinkProps) {
  const { go } = useMessages();
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || !href.startsWith('/edit')) return;
        event.preventDefault();
        go(href);
      }}
    >
      {children}
    </a>
  );
}
