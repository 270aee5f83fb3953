import { useState } from 'react';
import type { Place } from '../place.ts';
import type { DescribedChange } from '../review/describe/DescribedChange.ts';
import { Difference } from '../review/difference/Difference.tsx';
import * as list from '../review/dialog/ChangeList.styles.ts';
import { Button } from '../ui/controls/Button.tsx';

/** So many differences are shown at first, and with each press more. */
const SHOWN = 30;

type ChangedPlacesProps = {
  changes: readonly DescribedChange[];
  /** Shows a place on the page; null: there is none. */
  onShow: ((place: Place) => void) | null;
};

/** What differs between two versions, in words; each leads to its slice on the page. */
export function ChangedPlaces({ changes, onShow }: ChangedPlacesProps) {
  const [shown, setShown] = useState(SHOWN);
  if (changes.length === 0) return <p>Nothing. It is the same as now.</p>;
  return (
    <>
      <ol className={list.list} aria-label="Changes">
        {changes.slice(0, shown).map((change) => (
          <li key={change.id} className={list.change}>
            <div className={list.head}>
              <h3 className={list.place}>
                <span className={list.where}>{change.where}</span>{' '}
                <span className={list.what}>{change.what}</span>
              </h3>
              {onShow && change.place.zone !== undefined && (
                <Button kind="text" onPress={() => onShow(change.place)}>
                  Show on the page
                </Button>
              )}
            </div>
            <Difference parts={change.parts} size="medium" />
          </li>
        ))}
      </ol>
      {changes.length > shown && <Button onPress={() => setShown(shown + SHOWN)}>Show more</Button>}
    </>
  );
}
