import type { ComponentType } from 'react';
import type { Elements } from '#ui/Elements.ts';
import { Button } from '../controls/Button.tsx';
import { lazily, type LazyComponent } from './lazily.ts';

/**
 * A part of a panel or popover that is loaded when it is first shown. `meanwhile`: about its height in
 * px, or what stands in for it, so that what is around it does not move.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: number | ((props: Props) => Elements) = 0,
): LazyComponent<Props> {
  return lazily(load, (props, retry) => {
    if (retry === null) {
      if (typeof meanwhile === 'function') return meanwhile(props);
      return <div style={{ minHeight: meanwhile }} aria-busy />;
    }
    return (
      <div>
        <p>The server did not send this part of the editor.</p>
        <Button kind="text" onPress={retry}>
          Try again
        </Button>
      </div>
    );
  });
}
