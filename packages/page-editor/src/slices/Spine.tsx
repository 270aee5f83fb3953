import { useDeferredValue, useSyncExternalStore } from 'react';
import type { DocumentSession, OpenDocument } from '../document/DocumentSession.ts';
import { useOpenDocument } from '../document/useOpenDocument.ts';
import type { Place } from '../model/place.ts';
import type { DragStore, ViewStore } from '../stage/StageView.ts';
import { IconButton } from '../kit/controls/IconButton.tsx';
import type { OnGrip } from './drag/useSliceDrag.ts';
import { SpineBars } from './SpineBars.tsx';
import * as styles from './spine.styles.ts';

interface SpineProps {
  readonly session: DocumentSession;
  readonly view: ViewStore;
  readonly place: Place;
  /** Slices with something to look at, as `zone/index`. */
  readonly faulty: ReadonlySet<string>;
  readonly onPlace: (place: Place) => void;
  readonly drag: DragStore;
  readonly onGrip: OnGrip;
  readonly onOutline: () => void;
  readonly isOutlineOpen: boolean;
}

const NONE = [] as const;

const jsonOf = ({ json }: OpenDocument) => json;

/**
 * A scale model of the page: a bar for each slice, as high as it is in proportion. The outline, open,
 * stands in its place.
 */
export function Spine(props: SpineProps) {
  const { session, view, place, faulty, onPlace, drag, onGrip, onOutline, isOutlineOpen } = props;
  // The words of a bar come after what is typed.
  const json = useDeferredValue(useOpenDocument(session, jsonOf));
  const { layout, fit } = useSyncExternalStore(view.subscribe, view.get) ?? {};
  return (
    <nav className={styles.spine} aria-label="Slices">
      {!isOutlineOpen && (
        <SpineBars
          json={json}
          boxes={layout?.boxes ?? NONE}
          scroll={layout?.scroll ?? 0}
          viewHeight={fit?.height ?? 0}
          place={place}
          faulty={faulty}
          onPlace={onPlace}
          drag={drag}
          onGrip={onGrip}
        />
      )}
      <IconButton
        icon="outline"
        label="Outline"
        shortcut="O"
        isOn={isOutlineOpen}
        onPress={onOutline}
      />
    </nav>
  );
}
